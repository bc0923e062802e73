/* Typed as any path, because the routes of screens are known to `app` alone. */
export const SETUP_PATH: string = '/competition/setup';
