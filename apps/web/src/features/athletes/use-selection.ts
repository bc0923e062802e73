import { useCallback, useMemo, useRef, useState } from 'react';

/**
 * The selected rows of a list. Rows that the list no longer shows are not selected.
 * @param ids the rows in their order
 */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen]);
  const shown = useRef(ids);
  shown.current = ids;
  const last = useRef<string>(undefined);

  const toggle = useCallback((id: string, isRange: boolean) => {
    const from = isRange && last.current ? shown.current.indexOf(last.current) : -1;
    const to = shown.current.indexOf(id);
    last.current = id;
    setChosen((before) => {
      const next = new Set(before);
      const isOn = !before.has(id);
      const range =
        from === -1 ? [id] : shown.current.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const each of range) {
        if (isOn) next.add(each);
        else next.delete(each);
      }
      return next;
    });
  }, []);
  const selectAll = useCallback((isSelected: boolean) => {
    last.current = undefined;
    setChosen(new Set(isSelected ? shown.current : []));
  }, []);
  return { selected, toggle, selectAll };
}
