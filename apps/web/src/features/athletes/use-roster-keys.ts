import { type RefObject, useEffect, useRef } from 'react';
import { isDialogOpen } from '../../ui/dialog/is-dialog-open.ts';
import { isTyping } from '../../ui/is-typing.ts';

interface RosterKeys {
  onSelect: (id: string) => void;
  onClear: () => void;
  /** Opens the thread with an athlete. */
  onMessage: (id: string) => void;
}

/** j and k move between athletes, Enter opens one, x selects, e opens the thread, Escape clears the selection. */
export function useRosterKeys(list: RefObject<HTMLElement | null>, keys: RosterKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing || isTyping(event.target) || isDialogOpen()) return;
      if (actOn(event.key, list.current, latest.current)) event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}

/** @returns whether the key does anything */
function actOn(key: string, list: HTMLElement | null, keys: RosterKeys): boolean {
  const row = document.activeElement?.closest<HTMLElement>('[data-athlete]');
  const id = row?.dataset.athlete;
  if (key === 'j' || key === 'k') {
    const target = row ? neighbor(row, key === 'j' ? 1 : -1) : firstInView(list);
    const link = target?.querySelector<HTMLElement>('a[href^="/client/"]');
    link?.focus();
    target?.scrollIntoView({ block: 'nearest' });
    return true;
  }
  if (key === 'Escape') keys.onClear();
  if (!id) return false;
  if (key === 'x') keys.onSelect(id);
  else if (key === 'e') keys.onMessage(id);
  else return false;
  return true;
}

/**
 * The row below or above. If scrolling removed it from the page, the row itself, so that the next press finds its
 * neighbors around it.
 */
function neighbor(row: Element, step: 1 | -1): Element | null {
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
  return next && placeOf(next) === placeOf(row) + step ? next : row;
}

const placeOf = (row: Element) => Number(row.getAttribute('aria-posinset'));

/** The first row that isn't above the window. */
const firstInView = (list: Element | null) =>
  [...(list?.children ?? [])].find((row) => row.getBoundingClientRect().bottom >= 0);
