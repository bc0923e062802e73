import { linkify } from './linkify.ts';

/** The text of a message with clickable URLs. */
export function MessageText({ text }: { text: string }) {
  let at = 0;
  return linkify(text).map(({ text: part, href }) => {
    const key = at;
    at += part.length;
    if (!href) return <span key={key}>{part}</span>;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    );
  });
}
