import { freePlace, type Obstacle } from './free-place.ts';

const PRESSED = 'a[href], button, input, select, textarea, summary, label:has(input)';
const TOAST = '[data-sonner-toast]';
/** A title and three lines: where it cannot be measured. */
const TOAST_PX = 104;
/** As wide as toast-area.module.css lets it be, in the middle of the screen. */
const WIDEST_PX = 440;
const AIR_PX = 8;
const VARIABLE = '--pd-toast-bottom';

function isFixed(element: Element, known: Map<Element, boolean>): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { position } = getComputedStyle(element);
  const { parentElement } = element;
  const isStuck = position === 'fixed' || position === 'sticky';
  const answer = isStuck || (parentElement !== null && isFixed(parentElement, known));
  known.set(element, answer);
  return answer;
}

/** What is folded away keeps its place in some browsers, and is not seen. */
const isFolded = (element: Element) =>
  element.closest('details:not([open])') !== null && !element.matches('summary');

/** What can be pressed and is in view where toasts stand, but for the toast itself, which stands outside of the root. */
function obstacles(): Obstacle[] {
  const known = new Map<Element, boolean>();
  const all: Obstacle[] = [];
  for (const element of document.querySelectorAll(`#root :is(${PRESSED})`)) {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    if (width * height === 0 || bottom < 0 || top > innerHeight || isFolded(element)) continue;
    if (right < (innerWidth - WIDEST_PX) / 2 || left > (innerWidth + WIDEST_PX) / 2) continue;
    all.push({ top: top - AIR_PX, bottom: bottom + AIR_PX, isFixed: isFixed(element, known) });
  }
  return all;
}

/** How high the toast is. The one it replaced is still in the page, without a height. */
function toastPx(): number {
  const toasts = document.querySelectorAll<HTMLElement>(TOAST);
  return Math.max(...Array.from(toasts, ({ scrollHeight }) => scrollHeight), 0) || TOAST_PX;
}

/** Puts the place of toasts where it lies over nothing to press. */
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
 * Puts the toast there, and keeps it there while the page around it changes, as where the toast tells of what leads elsewhere.
 * @returns what ends it
 */
export function keepToastFree(): () => void {
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
