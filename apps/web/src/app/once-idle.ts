/* One chunk, loaded once a page is idle. */
export { restoreFocus } from '../ui/focus/restore-focus.ts';
export { showFieldErrors } from '../ui/focus/show-field-errors.ts';
export { cacheWholeApp, registerServiceWorker } from './service-worker/register.ts';
