/* Both come in one file, once the browser has nothing better to do. */
export { restoreFocus } from './restore-focus.ts';
export { showFieldErrors } from './show-field-errors.ts';
