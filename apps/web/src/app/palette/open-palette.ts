const EVENT = 'posedown:palette';

/** Opens the command palette from wherever there is a button for it. */
export function openPalette(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Hears that it is asked for. Returns what ends the subscription. */
export function onPaletteAsked(open: () => void): () => void {
  window.addEventListener(EVENT, open);
  return () => window.removeEventListener(EVENT, open);
}
