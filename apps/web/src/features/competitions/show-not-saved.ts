import { showError } from '../../ui/toast/show-error.ts';

export const NOT_SAVED = 'That wasn’t saved. Try again.';

/** Says in a toast that something about a milestone was not saved, and why. */
export const showNotSaved = (error: unknown) => showError(error, NOT_SAVED);
