/** A part of a message: plain text or a URL. */
export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
/** Punctuation at the end of a URL belongs to the sentence. */
const TRAILING = new Set('.,;:!?)]}');

/** Splits a message into plain text and links. Only http and https URLs become links. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(match[0]);
    if (!isPage(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/**
 * A loop from the end, because a regular expression would backtrack on long runs of punctuation.
 */
function withoutTrailing(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

function isPage(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address).protocol);
  } catch {
    return false;
  }
}
