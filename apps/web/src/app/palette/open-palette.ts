let open: (() => void) | undefined;
let isRequested = false;

/**
 * Opens the command palette from any button or shortcut. If its code isn't loaded yet, it opens
 * once it is. @returns whether it is loaded
 */
export function openPalette(): boolean {
  isRequested = open === undefined;
  open?.();
  return open !== undefined;
}

/**
 * Calls back on every request to open it, including an earlier one. @returns the unsubscribe
 * function
 */
export function onPaletteRequested(toOpen: () => void): () => void {
  open = toOpen;
  if (isRequested) toOpen();
  isRequested = false;
  return () => {
    open = undefined;
  };
}
