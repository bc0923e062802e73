/** The live region; see announcer.tsx. */
const ANNOUNCER = '[data-announcer]';
/** A dialog that closes with what it did is gone by then, and the focus has moved: it would cut the words off. */
const AFTER_MS = 150;
/** Long enough for a screen reader to pick up, short enough not to be found when reading on. */
const KEPT_MS = 4000;

/** Where words are heard: behind a modal dialog nothing is. */
function heardPlace(): Element | null {
  const inDialogs = document.querySelectorAll(`dialog[open] ${ANNOUNCER}`);
  return inDialogs[inDialogs.length - 1] ?? document.querySelector(ANNOUNCER);
}

/** Announces a message to screen readers, politely. */
export function announce(words: string): void {
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = words;
    heardPlace()?.append(line);
    setTimeout(() => line.remove(), KEPT_MS);
  }, AFTER_MS);
}
