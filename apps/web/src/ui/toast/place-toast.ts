import { freePlace, type Obstacle } from './free-place.ts';

const PRESSED = 'a[href], button, input, select, textarea, summary, label:has(input)';
const TOAST = '[data-sonner-toast]';
/** The height of a title and three lines, if it cannot be measured. */
const TOAST_PX = 104;
/** The maximum width from toast-area.module.css, centered on the screen. */
const WIDEST_PX = 440;
const AIR_PX = 8;
const VARIABLE = '--pd-toast-bottom';

function isFixed(element: Element, cache: Map<Element, boolean>): boolean {
  const before = cache.get(element);
  if (before !== undefined) return before;
  const { position } = getComputedStyle(element);
  const { parentElement } = element;
  const isStuck = position === 'fixed' || position === 'sticky';
  const answer = isStuck || (parentElement !== null && isFixed(parentElement, cache));
  cache.set(element, answer);
  return answer;
}

/** In some browsers collapsed content still has a size although it is invisible. */
const isFolded = (element: Element) =>
  element.closest('details:not([open])') !== null && !element.matches('summary');

/**
 * The visible controls where toasts appear. The toast itself is outside the root and not included.
 */
function obstacles(): Obstacle[] {
  const cache = new Map<Element, boolean>();
  const all: Obstacle[] = [];
  for (const element of document.querySelectorAll(`#root :is(${PRESSED})`)) {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    if (width * height === 0 || bottom < 0 || top > innerHeight || isFolded(element)) continue;
    if (right < (innerWidth - WIDEST_PX) / 2 || left > (innerWidth + WIDEST_PX) / 2) continue;
    all.push({ top: top - AIR_PX, bottom: bottom + AIR_PX, isFixed: isFixed(element, cache) });
  }
  return all;
}

/** The height of the toast. The previous toast is still in the page, without a height. */
function toastPx(): number {
  const toasts = document.querySelectorAll<HTMLElement>(TOAST);
  return Math.max(...Array.from(toasts, ({ scrollHeight }) => scrollHeight), 0) || TOAST_PX;
}

/** Moves the toast area to where it covers no controls. */
function placeToast(): void {
  const { style } = document.documentElement;
  const now = style.getPropertyValue(VARIABLE);
  const bottom = freePlace(
    toastPx(),
    { top: AIR_PX, bottom: innerHeight - AIR_PX },
    obstacles(),
    now === '' ? undefined : innerHeight - Number.parseFloat(now),
  );
  style.setProperty(VARIABLE, `${Math.round(innerHeight - bottom)}px`);
}

/**
 * Places the toast and moves it when the page around it changes, for example after a navigation.
 * @returns a function that stops it
 */
export function keepToastUnobstructive(): () => void {
  const root = document.getElementById('root');
  if (!root) return () => undefined;
  placeToast();
  let frame: number | undefined;
  const observer = new MutationObserver(() => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      placeToast();
    });
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
