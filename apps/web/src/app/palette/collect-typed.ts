/** Stops collecting after this long: the palette failed to load. */
const LONGEST_MS = 10_000;

let typed = '';
let end: (() => void) | undefined;

/** Keeps what is typed, from now on until it is taken: the field that it is meant for is still to come. */
export function collectTyped(): void {
  if (end) return;
  const timer = setTimeout(takeTyped, LONGEST_MS);
  document.addEventListener('keydown', keep, { capture: true });
  end = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', keep, { capture: true });
  };
}

/** Lets go of the keys; what was typed can still be taken. */
export function stopCollecting(): void {
  end?.();
  end = undefined;
}

/** What was typed since, once. */
export function takeTyped(): string {
  stopCollecting();
  const text = typed;
  typed = '';
  return text;
}

function keep(event: KeyboardEvent): void {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if ([...key].length === 1) typed += key;
  else return;
  event.preventDefault();
}
