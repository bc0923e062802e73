/* Whether a toast has been asked for yet. Until then the place where they appear is not loaded. */
let wanted = false;
let notify: (() => void) | undefined;

export const toastsAreWanted = (): boolean => wanted;

/** Brings in the place where toasts appear. */
export function wantToasts(): void {
  wanted = true;
  notify?.();
}

/** Hears of the first toast. Returns what ends the subscription. */
export function onToastsWanted(listener: () => void): () => void {
  notify = listener;
  return () => {
    notify = undefined;
  };
}
