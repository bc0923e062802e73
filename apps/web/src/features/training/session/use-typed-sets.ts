import type { LoggedSet, SessionExercise, Units } from '@posedown/contract';
import { useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { type SetDraft, setForm } from './set-draft.ts';

/** The drafts of an exercise's sets. They survive reloads and switching exercises or screens. */
export function useTypedSets(sessionId: string, exercise: SessionExercise, chosen: Units) {
  const { key, exerciseId, sets } = exercise;
  const [typed, setTyped] = useState(() => typedBefore(sessionId, exercise));
  const [units, setUnits] = useState(typed?.units ?? chosen);
  const [edited, setEdited] = useState(() => sets.find(({ id }) => id === typed?.edited?.setId));
  const own = typed?.exerciseId === exerciseId ? typed : undefined;
  /** The draft of the current set. The next set's draft is preserved while an earlier set is corrected. */
  const draft = edited ? correctionOf(own, edited.id) : own?.next;
  // Switch units only without a draft: a typed number would become another load.
  if (units !== chosen && !edited && !typed) setUnits(chosen);

  function save(change: Pick<TypedSets, 'next' | 'edited'>) {
    const next = { exerciseId, next: own?.next, units, ...change };
    setTyped(next.next || next.edited ? next : undefined);
    saveTypedSets(sessionId, key, next);
  }

  /** Starts or cancels the correction of a set. */
  function edit(set: LoggedSet | undefined) {
    setEdited(set);
    save({ edited: undefined });
  }

  const startCorrection = (draft: SetDraft) =>
    save(edited ? { edited: { setId: edited.id, draft } } : { next: draft });

  return {
    units,
    edited,
    edit,
    begun: draft,
    begin: startCorrection,
    forget: () => save({ next: undefined }),
  };
}

const typedBefore = (sessionId: string, { key, exerciseId }: SessionExercise) => {
  const stored = loadTypedSets(sessionId, key);
  return stored?.exerciseId === exerciseId ? stored : undefined;
};

const correctionOf = (typed: TypedSets | undefined, setId: string) =>
  typed?.edited?.setId === setId ? typed.edited.draft : undefined;

/** Unsaved input of an exercise: the next set, or a correction. */
interface TypedSets {
  /** A replacement exercise ignores it. */
  exerciseId: string;
  /** The units it was typed in. */
  units: Units;
  next?: SetDraft | undefined;
  edited?: { setId: string; draft: SetDraft } | undefined;
}

const keyOf = (sessionId: string) => `posedown.sets.${sessionId}`;

function isSetDraft(value: unknown): value is SetDraft {
  return setForm.isDraft(value) && Object.hasOwn(value, 'fromKg');
}

/** All drafts of a session, by exercise key. */
function loadAll(sessionId: string): Record<string, unknown> {
  const stored = loadDraft(keyOf(sessionId));
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** The stored draft of an exercise; undefined if there is none. */
function loadTypedSets(sessionId: string, exerciseKey: string): TypedSets | undefined {
  const stored = loadAll(sessionId)[exerciseKey];
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { exerciseId, units, next, edited } = stored as Partial<TypedSets>;
  if (typeof exerciseId !== 'string' || (units !== 'metric' && units !== 'imperial')) {
    return undefined;
  }
  return {
    ...{ exerciseId, units },
    next: isSetDraft(next) ? next : undefined,
    edited: isSetDraft(edited?.draft) ? edited : undefined,
  };
}

/** Stores the draft of an exercise, or deletes it once everything is saved. */
function saveTypedSets(sessionId: string, exerciseKey: string, typed: TypedSets): void {
  const { [exerciseKey]: _before, ...others } = loadAll(sessionId);
  const isSaved = !typed.next && !typed.edited;
  const remaining = isSaved ? others : { ...others, [exerciseKey]: typed };
  if (Object.keys(remaining).length === 0) dropTypedSets(sessionId);
  else saveDraft(keyOf(sessionId), remaining);
}

/** Deletes the drafts of a session that is over. */
export const dropTypedSets = (sessionId: string): void => dropDraft(keyOf(sessionId));
