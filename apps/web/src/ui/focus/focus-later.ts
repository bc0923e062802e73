/* One chunk, loaded when the browser is idle. */
export { restoreFocus } from './restore-focus.ts';
export { showFieldErrors } from './show-field-errors.ts';
