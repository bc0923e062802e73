import { useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from './draft-store.ts';

/** A text under somebody's hands. */
export interface NoteDraft {
  text: string;
  /** Of what was read as the writing began: another is never written over unseen. */
  version: number;
}

/** A text that is written in place of a stored one: kept over a look at another page once it is touched. */
export function useNoteDraft(key: string) {
  const [draft, setDraft] = useState(() => readNoteDraft(loadDraft(key)));
  function write(next: NoteDraft) {
    saveDraft(key, next);
    setDraft(next);
  }
  function drop() {
    dropDraft(key);
    setDraft(undefined);
  }
  return { draft, begin: setDraft, write, drop };
}

/** A text that an earlier visit left, where it is one. */
export function readNoteDraft(stored: unknown): NoteDraft | undefined {
  const { text, version } = (stored ?? {}) as Partial<NoteDraft>;
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : undefined;
}
