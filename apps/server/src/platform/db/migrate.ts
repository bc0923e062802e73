import { fileURLToPath } from 'node:url';

/** The migrations folder, next to this file in both source and bundle. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
