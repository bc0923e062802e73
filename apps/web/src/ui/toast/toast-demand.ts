/* Whether a toast has been requested. Until then the toast code isn't loaded. */
let isRequested = false;
let notify: (() => void) | undefined;
let markMounted = () => {};
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});

export const areToastsRequested = (): boolean => isRequested;

/** Loads and mounts the toast area. */
export function requestToasts(): void {
  isRequested = true;
  notify?.();
}

/** Calls the listener at the first toast. @returns the unsubscribe function */
export function onToastsRequested(listener: () => void): () => void {
  notify = listener;
  return () => {
    notify = undefined;
  };
}

/** The toast area is mounted. A toast sent to sonner before that is lost. */
export const toastAreaMounted = (): void => markMounted();

/** Resolves once the toast area is mounted. */
export const whenToastsMounted = (): Promise<void> => mounted;
