/* Typed as string, because only `app` knows the routes. */
export const DASHBOARD_PATH: string = '/dashboard';
export const ONBOARDING_PATH: string = '/onboarding';

/**
 * The page to open after logging in: the requested one if it is ours. Anything that a browser
 * could interpret as another site's URL is dropped.
 */
export function pathAfterLogin(next: unknown): string {
  if (typeof next !== 'string' || !/^\/[a-z0-9]/i.test(next)) return DASHBOARD_PATH;
  return next.startsWith('/login') ? DASHBOARD_PATH : next;
}
