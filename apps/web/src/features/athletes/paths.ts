/* Typed as any path, because the routes of screens are known to `app` alone. */
export const ADD_ATHLETE_PATH: string = '/add-client';
