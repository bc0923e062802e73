/** Stops collecting after this long, because the palette failed to load. */
const TIMEOUT_MS = 10_000;

let typed = '';
let end: (() => void) | undefined;

/** Collects what is typed from now on, for an input that isn't rendered yet. */
export function collectTyped(): void {
  if (end) return;
  const timer = setTimeout(consumeTyped, TIMEOUT_MS);
  document.addEventListener('keydown', collect, { capture: true });
  end = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', collect, { capture: true });
  };
}

/** Stops collecting. The collected text stays available. */
export function stopCollecting(): void {
  end?.();
  end = undefined;
}

/** Returns the collected text once. */
export function consumeTyped(): string {
  stopCollecting();
  const text = typed;
  typed = '';
  return text;
}

function collect(event: KeyboardEvent): void {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if ([...key].length === 1) typed += key;
  else return;
  event.preventDefault();
}
