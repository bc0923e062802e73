import { useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from './draft-store.ts';

/** Text being edited. */
export interface VersionedTextDraft {
  text: string;
  /** The stored version when editing began; a newer one is never overwritten unseen. */
  version: number;
}

/** An edit of a stored text, saved as a draft on the device once changed. */
export function useVersionedTextDraft(key: string) {
  const [draft, setDraft] = useState(() => readVersionedTextDraft(loadDraft(key)));
  function write(next: VersionedTextDraft) {
    saveDraft(key, next);
    setDraft(next);
  }
  function drop() {
    dropDraft(key);
    setDraft(undefined);
  }
  return { draft, begin: setDraft, write, drop };
}

/** Parses a draft of an earlier visit; undefined if it isn't one. */
export function readVersionedTextDraft(stored: unknown): VersionedTextDraft | undefined {
  const { text, version } = (stored ?? {}) as Partial<VersionedTextDraft>;
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : undefined;
}
