/** Controls and headings are read by their words; what holds several things is read by nothing. */
const HOLDS_SEVERAL = 'li, tr';

/** Focuses any element without scrolling. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  if (element.matches(HOLDS_SEVERAL) && !element.hasAttribute('aria-label')) lendName(element);
  element.focus({ preventScroll: true });
}

/** Labels it with its text while focused, so that screen readers read it. */
function lendName(element: HTMLElement): void {
  element.setAttribute('aria-label', wordsIn(element.querySelector('h2, h3, h4') ?? element));
  element.addEventListener('blur', () => element.removeAttribute('aria-label'), { once: true });
}

/** Its text, with spaces between lines and cells. */
function wordsIn(element: Element): string {
  const words: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}
