import { fileURLToPath } from 'node:url';

/** Where the migrations lie: beside this file, in the source and in the bundle alike. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
