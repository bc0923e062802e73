/** So long what a toast offers can be had by the keyboard, which takes longer to get to it than a thumb. */
const OFFERED_MS = 60_000;
const TAKES_TEXT = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select';

let offered: { act: () => void; path: string; untilMs: number } | undefined;

function press(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isUndo || event.key.toLowerCase() !== 'z' || !offered) return;
  // In a field it takes back what was typed.
  if (event.target instanceof Element && event.target.closest(TAKES_TEXT)) return;
  const { act, path, untilMs } = offered;
  if (path !== location.pathname || Date.now() > untilMs) return;
  event.preventDefault();
  act();
}

/** Lets Ctrl-Z, or Cmd-Z, do what the newest toast offers, also when that toast has gone. */
export function offerUndo(act: () => void): void {
  if (!offered) document.addEventListener('keydown', press);
  offered = { act, path: location.pathname, untilMs: Date.now() + OFFERED_MS };
}

/** It was taken up, or something else was done since. */
export function endUndo(): void {
  if (offered) document.removeEventListener('keydown', press);
  offered = undefined;
}
