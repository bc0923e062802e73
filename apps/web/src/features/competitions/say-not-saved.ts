import { tellFailure } from '../../ui/toast/tell-failure.ts';

export const NOT_SAVED = 'That wasn’t saved. Try again.';

/** Says in a toast that something about a milestone was not saved, and why. */
export const sayNotSaved = (error: unknown) => tellFailure(error, NOT_SAVED);
