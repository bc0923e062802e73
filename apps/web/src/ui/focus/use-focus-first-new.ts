import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new item after loading more, because the button may disappear.
 * @param count the number of items shown
 * @param target selects one element per item to focus
 * @returns a function to call when more are requested
 */
export function useFocusFirstNew(
  list: RefObject<HTMLElement | null>,
  count: number,
  target: string,
): () => void {
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const index = firstNew.current;
    if (index === null || count <= index) return;
    firstNew.current = null;
    list.current?.querySelectorAll<HTMLElement>(target)[index]?.focus();
  }, [list, count, target]);
  return () => {
    firstNew.current = count;
  };
}
