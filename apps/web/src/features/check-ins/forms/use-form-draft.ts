import { useEffect, useState } from 'react';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { type FormDraft, isSameForm, readDraft } from './form-draft.ts';

/**
 * A form as typed, and its errors by question. It survives a reload as long as it differs from what it began as.
 * @param key where it is stored
 */
export function useFormDraft(key: string, opened: FormDraft) {
  const [initial, setInitial] = useState(opened);
  const [draft, setDraft] = useState(() => readDraft(loadDraft(key)) ?? opened);
  const [errors, setErrors] = useState<FormErrors>({});
  const isChanged = !isSameForm(draft, initial);
  useEffect(() => {
    if (isChanged) saveDraft(key, draft);
    else dropDraft(key);
  }, [key, draft, isChanged]);

  /** @param cleared the start of the names of errors that no longer apply */
  function change(update: (draft: FormDraft) => FormDraft, cleared: string): void {
    setDraft(update);
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !name.startsWith(cleared))),
    );
  }

  /** Replaces the draft, for example by the version another device saved. */
  function reset(next: FormDraft): void {
    // Now, because the screen may be left before the next effect.
    dropDraft(key);
    setInitial(next);
    setDraft(next);
    setErrors({});
  }

  return { draft, initial, errors, setErrors, isChanged, change, reset };
}

export type FormDraftState = ReturnType<typeof useFormDraft>;
