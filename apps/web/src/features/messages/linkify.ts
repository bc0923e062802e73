/** A stretch of a message: plain, or the address of a page. */
export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
/** What ends a sentence does not belong to the address in it. */
const TRAILING = new Set('.,;:!?)]}');

/** Splits a message into its text and the links in it. Only http and https become links. */
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

/** A loop from the end: a pattern would retry at each of many marks in a row. */
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
