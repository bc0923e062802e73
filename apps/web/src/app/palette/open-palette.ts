let open: (() => void) | undefined;
let isAsked = false;

/**
 * Opens the command palette from wherever there is a button or a key for it; where its code is still to
 * come, as soon as it is there. @returns whether it is there
 */
export function openPalette(): boolean {
  isAsked = open === undefined;
  open?.();
  return open !== undefined;
}

/** Hears that it is asked for, or was before. Returns what ends the subscription. */
export function onPaletteAsked(toOpen: () => void): () => void {
  open = toOpen;
  if (isAsked) toOpen();
  isAsked = false;
  return () => {
    open = undefined;
  };
}
