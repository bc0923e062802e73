const HINT = /(?:^|; )posedown_signed_in=([^;]+)/;

/**
 * Whether the cookies that scripts can read (`document.cookie`) say that this browser may be signed
 * in. The server sets the hint beside the session's own cookie, which scripts cannot see, and judges
 * by that one alone.
 */
export function hintsAtSession(cookies: string): boolean {
  return HINT.test(cookies);
}

/** Whose screens are to be expected, by the same cookies. */
export function hintedRole(cookies: string): string | undefined {
  return HINT.exec(cookies)?.[1];
}
