/** Controls and headings are announced by their text; containers are announced without any. */
const CONTAINERS = 'li, tr';

/** Focuses any element without scrolling. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  if (element.matches(CONTAINERS) && !element.hasAttribute('aria-label')) labelTemporarily(element);
  element.focus({ preventScroll: true });
}

/** Labels it with its text while focused, so that screen readers announce it. */
function labelTemporarily(element: HTMLElement): void {
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
