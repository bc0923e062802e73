import type { Units } from '@posedown/contract';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { type SetDraft, setForm } from './set-draft.ts';

/** Unsaved input of an exercise: the next set, or the correction of one. */
export interface TypedSets {
  /** A replacement exercise ignores it. */
  exerciseId: string;
  /** In which it was typed. */
  units: Units;
  next?: SetDraft | undefined;
  edited?: { setId: string; draft: SetDraft } | undefined;
}

const keyOf = (sessionId: string) => `posedown.sets.${sessionId}`;

function isSetDraft(value: unknown): value is SetDraft {
  return setForm.isDraft(value) && Object.hasOwn(value, 'fromKg');
}

/** All drafts of a session, by the keys of its exercises. */
function loadAll(sessionId: string): Record<string, unknown> {
  const kept = loadDraft(keyOf(sessionId));
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** The stored draft of an exercise; undefined if there is none. */
export function loadTypedSets(sessionId: string, exerciseKey: string): TypedSets | undefined {
  const kept = loadAll(sessionId)[exerciseKey];
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { exerciseId, units, next, edited } = kept as Partial<TypedSets>;
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
export function saveTypedSets(sessionId: string, exerciseKey: string, typed: TypedSets): void {
  const { [exerciseKey]: _before, ...others } = loadAll(sessionId);
  const isSaved = !typed.next && !typed.edited;
  const kept = isSaved ? others : { ...others, [exerciseKey]: typed };
  if (Object.keys(kept).length === 0) dropTypedSets(sessionId);
  else saveDraft(keyOf(sessionId), kept);
}

/** Deletes the drafts of a session that is over. */
export const dropTypedSets = (sessionId: string): void => dropDraft(keyOf(sessionId));
