/**
 * Whether the cookies that scripts can read (`document.cookie`) say that this browser may be signed
 * in. The server sets the hint beside the session's own cookie, which scripts cannot see, and judges
 * by that one alone.
 */
export function hintsAtSession(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => /^posedown_signed_in=./.test(cookie));
}
