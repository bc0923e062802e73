import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So close to the end counts as being there. */
const NEAR_PX = 80;

interface Watched {
  /** Another one whenever a line comes at the end. */
  last: string | undefined;
  /** Another one whenever older lines come before the first. */
  first: string | undefined;
  /** Whether the line at the end is the reader's own. */
  isOwnLast: boolean;
}

/**
 * Keeps a thread where it is read: at its end while the reader is there, and in place while older
 * lines come in above. @returns whether something new lies below, and the way to it
 */
export function useThreadScroll(box: RefObject<HTMLElement | null>, watched: Watched) {
  const { last, first, isOwnLast } = watched;
  const [isBehind, setBehind] = useState(false);
  const atEnd = useRef(true);
  const before = useRef({ height: 0, first, last });

  const toEnd = () => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    setBehind(false);
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { height, first: oldFirst, last: oldLast } = before.current;
    if (atEnd.current || (last !== oldLast && isOwnLast)) toEnd();
    else if (first !== oldFirst) element.scrollTop += element.scrollHeight - height;
    else if (last !== oldLast) setBehind(true);
    before.current = { height: element.scrollHeight, first, last };
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onScroll = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      if (atEnd.current) setBehind(false);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    // A keyboard that comes up makes the box smaller: the end stays in view.
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }, [box]);

  return { isBehind, toEnd };
}
