/* Typed as any path, because the routes of screens are known to `app` alone. */
export const DASHBOARD_PATH: string = '/dashboard';
export const ONBOARDING_PATH: string = '/onboarding';

/**
 * Where to go after signing in: the page that was asked for, if it is one of ours. Anything that a
 * browser could read as another site's address is dropped.
 */
export function pathAfterLogin(next: unknown): string {
  if (typeof next !== 'string' || !/^\/[a-z0-9]/i.test(next)) return DASHBOARD_PATH;
  return next.startsWith('/login') ? DASHBOARD_PATH : next;
}
