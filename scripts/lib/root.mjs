import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, regardless of the working directory. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {...string} parts
 * @returns {string} an absolute path inside the project
 */
export const inRoot = (...parts) => join(ROOT, ...parts);
