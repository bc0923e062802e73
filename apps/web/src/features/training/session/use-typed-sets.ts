import type { LoggedSet, SessionExercise, Units } from '@posedown/contract';
import { useState } from 'react';
import type { SetDraft } from './set-draft.ts';
import { loadTypedSets, saveTypedSets, type TypedSets } from './set-drafts.ts';

/** What is typed of an exercise's sets: it survives a reload, and another exercise or screen in between. */
export function useTypedSets(sessionId: string, exercise: SessionExercise, chosen: Units) {
  const { key, exerciseId, sets } = exercise;
  const [typed, setTyped] = useState(() => typedBefore(sessionId, exercise));
  const [units, setUnits] = useState(typed?.units ?? chosen);
  const [edited, setEdited] = useState(() => sets.find(({ id }) => id === typed?.edited?.setId));
  const own = typed?.exerciseId === exerciseId ? typed : undefined;
  /** Of the set that is shown: that of the next one stays while an earlier one is corrected. */
  const begun = edited ? correctionOf(own, edited.id) : own?.next;
  // Switched on another device meanwhile, they would make another load of a figure that is typed already.
  if (units !== chosen && !edited && !typed) setUnits(chosen);

  function keep(change: Pick<TypedSets, 'next' | 'edited'>) {
    const next = { exerciseId, next: own?.next, units, ...change };
    setTyped(next.next || next.edited ? next : undefined);
    saveTypedSets(sessionId, key, next);
  }

  /** Takes up a set to correct it, or leaves it as it was. */
  function edit(set: LoggedSet | undefined) {
    setEdited(set);
    keep({ edited: undefined });
  }

  const begin = (draft: SetDraft) =>
    keep(edited ? { edited: { setId: edited.id, draft } } : { next: draft });

  return { units, edited, edit, begun, begin, forget: () => keep({ next: undefined }) };
}

const typedBefore = (sessionId: string, { key, exerciseId }: SessionExercise) => {
  const kept = loadTypedSets(sessionId, key);
  return kept?.exerciseId === exerciseId ? kept : undefined;
};

const correctionOf = (typed: TypedSets | undefined, setId: string) =>
  typed?.edited?.setId === setId ? typed.edited.draft : undefined;
