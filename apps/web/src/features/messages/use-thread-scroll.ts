import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance the reader counts as being at the end. */
const NEAR_PX = 80;

interface Watched {
  /** The id of the last message. */
  last: string | undefined;
  /** The id of the first message, which changes when older ones are loaded. */
  first: string | undefined;
  /** Whether the last message is the reader's own. */
  isOwnLast: boolean;
  /** Whether the reader starts at an earlier message rather than at the end. */
  isElsewhere: boolean;
}

/**
 * Follows the end of a thread while the reader is there, and keeps the position when older
 * messages are inserted above.
 * @returns whether there are new messages below, and a function that scrolls to them
 */
export function useThreadScroll(box: RefObject<HTMLElement | null>, watched: Watched) {
  const { last, first, isOwnLast, isElsewhere } = watched;
  const [isBehind, setBehind] = useState(false);
  const atEnd = useRef(!isElsewhere);
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
    // An on-screen keyboard shrinks the box; keep the end in view.
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
