/**
 * Hides keys from the page while an input method composes a word. Enter then accepts the word, and
 * the arrow and Escape keys select candidates, so they must not select, submit or close anything
 * on the page. Safari reports the Enter that ends a word only afterward, with key code 229.
 */
export function ignoreComposingKeys(page: Pick<EventTarget, 'addEventListener'>): void {
  // Runs before all other listeners, so that fields don't have to handle these keys.
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
