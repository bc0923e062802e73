import { showError } from '../../ui/toast/show-error.ts';

export const NOT_SAVED = 'That wasn’t saved. Try again.';

/** Shows a toast that explains why a milestone was not saved. */
export const showNotSaved = (error: unknown) => showError(error, NOT_SAVED);
