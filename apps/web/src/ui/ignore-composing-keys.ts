/**
 * Hides keys from the page while an input method composes a word. Its Enter accepts the word, and
 * its arrows and Escape move among the candidates; none of them may select, submit or close
 * anything here. Safari reports the Enter that ends a word only afterward, with key code 229.
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
  // Also prevents form submission.
  if (key === 'Enter') event.preventDefault();
}
