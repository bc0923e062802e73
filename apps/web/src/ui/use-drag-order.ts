import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Drag {
  id: string;
  /** The dragged row's index. */
  from: number;
  /** Its index if it were dropped now. */
  to: number;
  /** How far it was dragged, in px. */
  offset: number;
}

/** The page scrolls while the pointer is this close to the window's edge, in px. */
const EDGE = 72;
const SCROLL_PX = 9;

interface Held {
  id: string;
  from: number;
  /** The pointer's place in the window now, and on the page at the start. */
  y: number;
  startY: number;
}

/**
 * Reorders the rows of a list by dragging a handle, with mouse, pen or finger. Escape cancels. The keyboard has
 * buttons instead.
 * @param ids the rows' ids, in order; each row of the list is one child
 */
export function useDragOrder(ids: readonly string[], onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<Held>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  function update(): void {
    const { current } = held;
    if (!current) return;
    const { id, from, y, startY } = current;
    const others = [...(list.current?.children ?? [])].filter((_row, index) => index !== from);
    const to = others.filter((row) => middleOf(row) < y).length;
    setDrag({ id, from, to, offset: y + window.scrollY - startY });
  }

  function stop(): void {
    held.current = undefined;
    setDrag(undefined);
  }

  const latest = useRef({ update, stop });
  latest.current = { update, stop };
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current.stop();
    };
    const timer = setInterval(() => {
      if (held.current && scrollNear(held.current.y)) latest.current.update();
    }, 16);
    window.addEventListener('keydown', onKey);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [isDragging]);

  /** The handlers of a row's handle. */
  const handleProps = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // No text is selected, and the focus stays.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientY: y } = event;
      held.current = { id, from: ids.indexOf(id), y, startY: y + window.scrollY };
      update();
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (!held.current) return;
      held.current.y = clientY;
      update();
    },
    onPointerUp() {
      if (held.current && drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      stop();
    },
    onPointerCancel: stop,
  });

  /** Whether the dragged row would land before the row at an index, or after it as the last one. */
  function dropAt(index: number): 'before' | 'after' | undefined {
    if (!drag || drag.to === drag.from || index === drag.from) return undefined;
    const place = index > drag.from ? index - 1 : index;
    if (place === drag.to) return 'before';
    const isLast = place === ids.length - 2;
    return isLast && drag.to === ids.length - 1 ? 'after' : undefined;
  }

  return { list, drag, handleProps, dropAt };
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

/** Scrolls the page if the pointer is near an edge. @returns whether it did */
function scrollNear(y: number): boolean {
  if (y > EDGE && y < window.innerHeight - EDGE) return false;
  window.scrollBy({ top: y <= EDGE ? -SCROLL_PX : SCROLL_PX });
  return true;
}

/** The list with one item at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.max(0, to), 0, item);
  return next;
}
