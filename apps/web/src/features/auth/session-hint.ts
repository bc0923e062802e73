import type { Role } from '@posedown/contract';

const COOKIE = 'posedown_signed_in';
const HINT = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`);

/**
 * Whether `document.cookie` hints that this browser may be logged in. The server sets the hint
 * next to the session cookie, which scripts cannot read, and never trusts it.
 */
export function hintsAtSession(cookies: string): boolean {
  return HINT.test(cookies);
}

/** The role to render for, from the cookie hint. */
export function hintedRole(cookies: string): Role | undefined {
  const role = HINT.exec(cookies)?.[1];
  return role === 'client' || role === 'coach' ? role : undefined;
}

let hasEnded = false;

/** Deletes a wrong hint, so that the next page isn't rendered for an expired session. */
export function dropHint(): void {
  hasEnded = true;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${COOKIE}=; path=/; max-age=0`;
}

/** Whether this page's session lookup found an expired session. */
export const hasSessionEnded = () => hasEnded;
