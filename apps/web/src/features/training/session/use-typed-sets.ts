import type { LoggedSet, SessionExercise, Units } from '@posedown/contract';
import { useState } from 'react';
import type { SetDraft } from './set-draft.ts';
import { loadTypedSets, saveTypedSets, type TypedSets } from './set-drafts.ts';

/** The drafts of an exercise's sets. They survive a reload, and another exercise or screen in between. */
export function useTypedSets(sessionId: string, exercise: SessionExercise, chosen: Units) {
  const { key, exerciseId, sets } = exercise;
  const [typed, setTyped] = useState(() => typedBefore(sessionId, exercise));
  const [units, setUnits] = useState(typed?.units ?? chosen);
  const [edited, setEdited] = useState(() => sets.find(({ id }) => id === typed?.edited?.setId));
  const own = typed?.exerciseId === exerciseId ? typed : undefined;
  /** For the set that is shown: the draft of the next set stays while an earlier set is corrected. */
  const begun = edited ? correctionOf(own, edited.id) : own?.next;
  // If the units were switched on another device meanwhile, a typed figure would become another load.
  if (units !== chosen && !edited && !typed) setUnits(chosen);

  function keep(change: Pick<TypedSets, 'next' | 'edited'>) {
    const next = { exerciseId, next: own?.next, units, ...change };
    setTyped(next.next || next.edited ? next : undefined);
    saveTypedSets(sessionId, key, next);
  }

  /** Starts or cancels the correction of a set. */
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
