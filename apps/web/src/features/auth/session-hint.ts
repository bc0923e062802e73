import type { Role } from '@posedown/contract';

const COOKIE = 'posedown_signed_in';
const HINT = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`);

/**
 * Whether the readable cookies (`document.cookie`) say that this browser may be logged in. The server sets this hint
 * beside the session cookie, which scripts cannot read, and never trusts it.
 */
export function hintsAtSession(cookies: string): boolean {
  return HINT.test(cookies);
}

/** The role whose frame and screens to expect, from the cookie hint. */
export function hintedRole(cookies: string): Role | undefined {
  const role = HINT.exec(cookies)?.[1];
  return role === 'client' || role === 'coach' ? role : undefined;
}

let hasEnded = false;

/** Deletes a hint that proved wrong, so that the next page is not painted for a session that is over. */
export function dropHint(): void {
  hasEnded = true;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${COOKIE}=; path=/; max-age=0`;
}

/** Whether a session was over when this page looked it up. */
export const hasSessionEnded = () => hasEnded;
