import { type RefObject, useEffect, useRef } from 'react';

/**
 * After more athletes were asked for, puts the focus on the first new one: the button that asked may
 * be gone by then. `count` is how many there are; the result is called when more are asked for.
 */
export function useFocusFirstNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const index = firstNew.current;
    if (index === null || count <= index) return;
    firstNew.current = null;
    list.current?.querySelectorAll('h3')[index]?.focus();
  }, [list, count]);
  return () => {
    firstNew.current = count;
  };
}
