import { focusOn } from './focus-on.ts';

/* Restores lost keyboard focus. A focused element may disappear: an item is deleted, a button is
   replaced by what it loaded, or is disabled during its request. The browser then drops the
   focus, and a screen reader starts at the top of the page. This moves the focus to the next
   item or the heading of the section; to the same button once it is rendered or enabled again;
   or back to where it was before. Never to an input, which would open a phone's keyboard. */

const ITEM = 'li, tr';
const LIST = 'ul, ol, tbody';
/** The sections around an item whose heading can represent it. Stops at a dialog. */
const SECTION = 'section, article, fieldset, [role="tabpanel"], main, dialog';
const HEADING = 'h1, h2, h3, legend';
const FIELD =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"]), textarea';
/**
 * The number of earlier places to remember: enough for nested dialogs and the toast that undoes an
 * action.
 */
const MAX_PLACES = 6;

interface Place {
  element: HTMLElement;
  /** The page it was on. Places on another page are no longer valid. */
  page: string;
  /** Its text, if unique: an element with the same text later is the same one, re-rendered. */
  words: string | undefined;
  /** Whether it was in a list or below one; then the list or its heading can replace it. */
  isListed: boolean;
  /** The items that can replace it, best first. */
  next: Element[];
  /** The sections around it, innermost first. */
  sections: Element[];
}

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The elements of a section with unique text: buttons, links and headings, but not inputs. */
function sameTextIn(section: Element | undefined, tag: string, words: string): Element[] {
  const all = words === '' || !section ? [] : [...section.querySelectorAll(tag)];
  return all.filter((one) => wordsOf(one) === words);
}

function sectionsAround(element: Element): Element[] {
  const sections: Element[] = [];
  let section = element.closest(SECTION);
  while (section) {
    sections.push(section);
    // The element that a dialog was opened from is a separate place.
    section = section.matches('dialog') ? null : (section.parentElement?.closest(SECTION) ?? null);
  }
  return sections;
}

/**
 * The item itself, then the items after it and before it, nearest first. Items of the same list
 * come first.
 */
function itemsAround(element: Element, section: Element | undefined): Element[] {
  const item = element.closest(ITEM);
  if (!item) {
    const above = element.previousElementSibling;
    return above?.matches(LIST) && above.lastElementChild ? [above.lastElementChild] : [];
  }
  const containsItem = section && !section.matches('main') && section.contains(item);
  const all = containsItem ? [...section.querySelectorAll(ITEM)] : [];
  const siblings = [...(item.parentElement?.children ?? [])];
  const around = [siblings, all].flatMap((items) => {
    const index = items.indexOf(item);
    return [...items.slice(index + 1), ...items.slice(0, Math.max(0, index)).reverse()];
  });
  return [item, ...around];
}

function placeOf(element: HTMLElement): Place {
  const sections = sectionsAround(element);
  const next = itemsAround(element, sections[0]);
  const words = wordsOf(element) ?? '';
  const isAlone = sameTextIn(sections[0], element.tagName, words).length === 1;
  return {
    ...{ element, sections, next, isListed: next.length > 0 },
    page: location.pathname,
    words: isAlone ? words : undefined,
  };
}

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;

function moveFocusTo(element: HTMLElement): void {
  focusOn(element);
  // Scroll only for keyboard users.
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}

/** The same element, re-rendered. */
function twinOf({ element, words = '', sections }: Place): Element | undefined {
  const section = sections.find((one) => one.isConnected);
  const alike = sameTextIn(section, element.tagName, words);
  return alike.find((one) => isUsable(one) && !one.matches(FIELD));
}

function headingFor({ sections }: Place, isIn: (section: Element) => boolean = () => true) {
  return sections
    .filter((section) => section.isConnected && isIn(section))
    .map((section) => section.querySelector(HEADING))
    .find((heading): heading is Element => heading !== null && isUsable(heading));
}

/**
 * Sections smaller than the page: if part of one remains, its current content is the place to
 * continue.
 */
const isPart = (section: Element) => !section.matches('main');

/** Finds where to continue, from the newest place to the oldest, and finally the page heading. */
function successorOf(places: readonly Place[]): Element | undefined {
  for (const place of places) {
    const { element, next, isListed } = place;
    if (element.isConnected && isUsable(element) && !element.matches(FIELD)) return element;
    const found =
      twinOf(place) ?? next.find(isUsable) ?? headingFor(place, isListed ? undefined : isPart);
    if (found) return found;
  }
  return places.map((place) => headingFor(place)).find((heading) => heading !== undefined);
}

/**
 * Starts restoring lost focus in a page.
 * @returns a function that stops it
 */
export function restoreFocus(body: HTMLElement): () => void {
  const isNowhere = () => document.activeElement === null || document.activeElement === body;
  const { activeElement: first } = document;
  let places = first instanceof HTMLElement && !isNowhere() ? [placeOf(first)] : [];
  let frame: number | undefined;

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    const others = places.filter(
      ({ element, page }) => element !== target && page === location.pathname,
    );
    places = [...others, placeOf(target)].slice(-MAX_PLACES);
  }

  /** A click on empty space leaves the place; a removed or disabled element doesn't. */
  function leave({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (target instanceof Element && isUsable(target) && isNowhere()) places = [];
    });
  }

  function restore() {
    frame = undefined;
    const here = places.filter(({ page }) => page === location.pathname).reverse();
    const [last] = here;
    if (!last || !isNowhere()) return;
    // Disabled or hidden at the moment; it may reappear.
    if (last.element.isConnected && (!isUsable(last.element) || last.element.matches(FIELD)))
      return;
    const target = successorOf(here);
    if (target instanceof HTMLElement) moveFocusTo(target);
  }

  const observer = new MutationObserver(() => {
    if (places.length > 0 && isNowhere()) frame ??= requestAnimationFrame(restore);
  });
  observer.observe(body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  body.addEventListener('focusin', remember);
  body.addEventListener('focusout', leave);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    observer.disconnect();
    body.removeEventListener('focusin', remember);
    body.removeEventListener('focusout', leave);
  };
}
