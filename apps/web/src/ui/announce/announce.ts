/** The place whose words are heard and not seen; see announcer.tsx. */
const ANNOUNCER = '[data-announcer]';
/** A dialog that closes with what it did is gone by then, and the focus has moved: it would cut the words off. */
const AFTER_MS = 150;
/** Long enough for a screen reader to take the words, short enough not to be met by whoever reads on. */
const KEPT_MS = 4000;

/** Where words are heard: behind a modal dialog nothing is. */
function heardPlace(): Element | null {
  const inDialogs = document.querySelectorAll(`dialog[open] ${ANNOUNCER}`);
  return inDialogs[inDialogs.length - 1] ?? document.querySelector(ANNOUNCER);
}

/** Says something to a screen reader, once, when it has said what it is saying. */
export function announce(words: string): void {
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = words;
    heardPlace()?.append(line);
    setTimeout(() => line.remove(), KEPT_MS);
  }, AFTER_MS);
}
