/**
 * Keeps keys from the page while an input method puts a word together: its Enter takes the word, its arrows and
 * Escape move among the candidates, and none of them picks, sends or closes anything here. Safari tells of the Enter
 * that ends a word only after it, by the code 229.
 */
export function ignoreComposingKeys(page: Pick<EventTarget, 'addEventListener'>): void {
  // Runs before all other listeners, so that no field has to handle it.
  page.addEventListener('keydown', ignore, { capture: true });
}

const COMPOSING = 229;

function ignore(event: Event): void {
  const { isComposing, keyCode, key } = event as KeyboardEvent;
  if (!isComposing && keyCode !== COMPOSING) return;
  event.stopImmediatePropagation();
  // Nor is a form sent.
  if (key === 'Enter') event.preventDefault();
}
