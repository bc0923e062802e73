import { useCallback, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../draft-store.ts';

/**
 * State that survives a reload, such as a running timer. Stored as a draft under `key`.
 * @param read parses a stored draft; undefined if it is invalid
 * @returns the state, a setter, and a function that deletes it
 */
export function usePersistentState<State>(
  key: string,
  read: (draft: unknown) => State | undefined,
  empty: State,
): [State, (next: State) => void, () => void] {
  const [state, setState] = useState<State>(() => read(loadDraft(key)) ?? empty);
  const save = useCallback(
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
  return [state, save, drop];
}
