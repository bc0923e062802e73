import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Rows rendered outside the window on each side, so that fast scrolling shows no gaps. */
const ROWS_AROUND = 18;
/** The range moves in steps of this many rows, so that most scroll events render nothing. */
const STEP = 6;

interface VisibleRange {
  /** The first rendered row. */
  start: number;
  /** The row after the last rendered one. */
  end: number;
}

/** The rows around the window, given how far the top of the list is above the window's. */
export function rangeAt(above: number, rowHeight: number, windowHeight: number): VisibleRange {
  const steps = (pixels: number) => Math.floor(pixels / rowHeight / STEP) * STEP;
  return {
    start: Math.max(0, steps(above) - ROWS_AROUND),
    end: Math.max(0, steps(above + windowHeight) + STEP + ROWS_AROUND),
  };
}

/**
 * The rows of a long list that are in the window or near it, for rows of equal height. The page scrolls, not the list.
 */
export function useVisibleRange(list: RefObject<Element | null>, rowHeight: number): VisibleRange {
  const [range, setRange] = useState(() => rangeAt(0, rowHeight, innerHeight));
  useLayoutEffect(() => {
    // What is above the list may have grown, or the page may open scrolled down.
    const next = rangeOf(list, rowHeight);
    if (!isSame(range, next)) setRange(next);
  });
  useEffect(() => {
    const update = () => {
      const next = rangeOf(list, rowHeight);
      setRange((before) => (isSame(before, next) ? before : next));
    };
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [list, rowHeight]);
  return range;
}

const rangeOf = (list: RefObject<Element | null>, rowHeight: number) =>
  rangeAt(-(list.current?.getBoundingClientRect().top ?? 0), rowHeight, innerHeight);

const isSame = (one: VisibleRange, other: VisibleRange) =>
  one.start === other.start && one.end === other.end;
