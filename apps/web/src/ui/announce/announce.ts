/** The live region; see announcer.tsx. */
const ANNOUNCER = '[data-announcer]';
/**
 * Delay after a dialog closes: the dialog is gone by then and the focus has moved, which would
 * interrupt the announcement.
 */
const AFTER_MS = 150;
/** Long enough for a screen reader to pick up, short enough not to be found when reading on. */
const VISIBLE_MS = 4000;

/** The live region to use. Behind a modal dialog, nothing is announced. */
function activeRegion(): Element | null {
  const inDialogs = document.querySelectorAll(`dialog[open] ${ANNOUNCER}`);
  return inDialogs[inDialogs.length - 1] ?? document.querySelector(ANNOUNCER);
}

/** Announces a message to screen readers, politely. */
export function announce(words: string): void {
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = words;
    activeRegion()?.append(line);
    setTimeout(() => line.remove(), VISIBLE_MS);
  }, AFTER_MS);
}
