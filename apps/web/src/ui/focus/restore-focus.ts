import { focusOn } from './focus-on.ts';

/*
 * The place of the keyboard. What has the focus may go: an item is deleted, a button gives way to what
 * it brought, or it is disabled while its work is done. The browser then leaves the focus nowhere, and
 * a screen reader at the top of the page. Here it goes on with the next item, or the heading of what
 * the item was in; to the same button where it was rendered again or can be pressed again; or back to where
 * it came from. Never to a field: on a phone that would bring up the keyboard.
 */

const ITEM = 'li, tr';
const LIST = 'ul, ol, tbody';
/** What an item belongs to, as far as a heading speaks for it. Beyond a dialog there is nothing. */
const SECTION = 'section, article, fieldset, [role="tabpanel"], main, dialog';
const HEADING = 'h1, h2, h3, legend';
const FIELD =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"]), textarea';
/** So many places back: a dialog over a dialog, and the toast that undoes what was done there. */
const MOST_PLACES = 6;

interface Place {
  element: HTMLElement;
  /** The page it was on: of another one nothing is left to go back to. */
  page: string;
  /** What it says, where nothing beside it said the same: what says it later is the same rendered again. */
  words: string | undefined;
  /** Whether it was in a list or under one: then that list, or its heading, takes its place. */
  isListed: boolean;
  /** The items that take its place, the best first. */
  next: Element[];
  /** What it was in, from the inside out. */
  sections: Element[];
}

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** What says that in a section: buttons, links and headings, for a field says nothing. */
function alikeIn(section: Element | undefined, tag: string, words: string): Element[] {
  const all = words === '' || !section ? [] : [...section.querySelectorAll(tag)];
  return all.filter((one) => wordsOf(one) === words);
}

function sectionsAround(element: Element): Element[] {
  const sections: Element[] = [];
  let section = element.closest(SECTION);
  while (section) {
    sections.push(section);
    // What a dialog was opened from is a place of its own.
    section = section.matches('dialog') ? null : (section.parentElement?.closest(SECTION) ?? null);
  }
  return sections;
}

/** Its own item, those after it, then those before it, the nearest first; its own list above others. */
function itemsAround(element: Element, section: Element | undefined): Element[] {
  const item = element.closest(ITEM);
  if (!item) {
    const above = element.previousElementSibling;
    return above?.matches(LIST) && above.lastElementChild ? [above.lastElementChild] : [];
  }
  const holds = section && !section.matches('main') && section.contains(item);
  const all = holds ? [...section.querySelectorAll(ITEM)] : [];
  const siblings = [...(item.parentElement?.children ?? [])];
  const around = [siblings, all].flatMap((items) => {
    const place = items.indexOf(item);
    return [...items.slice(place + 1), ...items.slice(0, Math.max(0, place)).reverse()];
  });
  return [item, ...around];
}

function placeOf(element: HTMLElement): Place {
  const sections = sectionsAround(element);
  const next = itemsAround(element, sections[0]);
  const words = wordsOf(element) ?? '';
  const isAlone = alikeIn(sections[0], element.tagName, words).length === 1;
  return {
    ...{ element, sections, next, isListed: next.length > 0 },
    page: location.pathname,
    words: isAlone ? words : undefined,
  };
}

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;

function goOnTo(element: HTMLElement): void {
  focusOn(element);
  // Scroll only for keyboard users.
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}

/** The same element, re-rendered. */
function twinOf({ element, words = '', sections }: Place): Element | undefined {
  const section = sections.find((one) => one.isConnected);
  const alike = alikeIn(section, element.tagName, words);
  return alike.find((one) => isUsable(one) && !one.matches(FIELD));
}

function headingFor({ sections }: Place, isIn: (section: Element) => boolean = () => true) {
  return sections
    .filter((section) => section.isConnected && isIn(section))
    .map((section) => section.querySelector(HEADING))
    .find((heading): heading is Element => heading !== null && isUsable(heading));
}

/** What is less than the page: where a part of it stays, what is in it now is where to go on. */
const isPart = (section: Element) => !section.matches('main');

/** Where to go on, from the newest place to the oldest; only then to the heading of the page. */
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
    places = [...others, placeOf(target)].slice(-MOST_PLACES);
  }

  /** Whoever clicks beside everything has left the place; what was taken away or disabled has not. */
  function leave({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (target instanceof Element && isUsable(target) && isNowhere()) places = [];
    });
  }

  function goOn() {
    frame = undefined;
    const here = places.filter(({ page }) => page === location.pathname).reverse();
    const [last] = here;
    if (!last || !isNowhere()) return;
    // Disabled or hidden for now; it may come back.
    if (last.element.isConnected && (!isUsable(last.element) || last.element.matches(FIELD)))
      return;
    const target = successorOf(here);
    if (target instanceof HTMLElement) goOnTo(target);
  }

  const observer = new MutationObserver(() => {
    if (places.length > 0 && isNowhere()) frame ??= requestAnimationFrame(goOn);
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
