/* Whether a toast was requested yet. Until then the code that shows toasts is not loaded. */
let wanted = false;
let notify: (() => void) | undefined;
let markMounted = () => {};
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});

export const toastsAreWanted = (): boolean => wanted;

/** Loads and mounts the toast area. */
export function wantToasts(): void {
  wanted = true;
  notify?.();
}

/** Calls the listener at the first toast. Returns the unsubscribe function. */
export function onToastsWanted(listener: () => void): () => void {
  notify = listener;
  return () => {
    notify = undefined;
  };
}

/** The toast area is on the page. A toast sent to sonner before that is lost. */
export const toastAreaMounted = (): void => markMounted();

/** Resolves once the toast area is on the page. */
export const whenToastsMounted = (): Promise<void> => mounted;
