import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, whatever folder a script was started from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {...string} parts
 * @returns {string} an absolute path inside the project
 */
export const inRoot = (...parts) => join(ROOT, ...parts);
