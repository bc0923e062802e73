import { useCallback, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../draft-store.ts';

/**
 * State that survives a reload, such as a timer that runs: kept as a draft under `key`.
 * @param read what a stored draft means; undefined where it means nothing
 * @returns the state, what changes it, and what forgets it
 */
export function useKeptState<State>(
  key: string,
  read: (draft: unknown) => State | undefined,
  empty: State,
): [State, (next: State) => void, () => void] {
  const [state, setState] = useState<State>(() => read(loadDraft(key)) ?? empty);
  const keep = useCallback(
    (next: State) => {
      saveDraft(key, next);
      setState(next);
    },
    [key],
  );
  const drop = useCallback(() => {
    dropDraft(key);
    setState(empty);
  }, [key, empty]);
  return [state, keep, drop];
}
