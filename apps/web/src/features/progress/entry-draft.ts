import { type CalendarDay, UNITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import type { PrefillOn } from './check-in-prefill.ts';
import { type EntryForm, entryForm } from './entry-form.ts';
import { onNewDay } from './new-day.ts';

/** A draft with the units it was typed in and the day it was stored. */
interface Draft {
  units: Units;
  today: CalendarDay;
  entry: EntryForm;
}

/** Today's entry without a draft, and the prefill of each day. */
interface Beginning {
  empty: EntryForm;
  prefillOn: PrefillOn;
}

const keyOf = (userId: string) => `posedown.progress.${userId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The stored draft merged into an empty entry. Returns the empty entry if the draft is invalid or
 * was typed in other units. A draft without a figure moves to the new day, like the open form.
 */
export function entryFromDraft(
  draft: unknown,
  units: Units,
  { empty, prefillOn }: Beginning,
): EntryForm {
  if (!isRecord(draft) || draft.units !== units || !isRecord(draft.entry)) return empty;
  const entry = entryForm.fromDraft(draft.entry, empty);
  const days = { was: String(draft.today), today: empty.date };
  return { ...entry, ...onNewDay(entry, days, prefillOn) };
}

export const loadEntry = (userId: string, units: Units, beginning: Beginning): EntryForm =>
  entryFromDraft(loadDraft(keyOf(userId)), units, beginning);

/** The units of a stored draft. */
export function draftUnits(userId: string): Units | undefined {
  const draft = loadDraft(keyOf(userId));
  return UNITS.find((units) => isRecord(draft) && draft.units === units);
}

export const saveEntry = (userId: string, draft: Draft): void => saveDraft(keyOf(userId), draft);

export const dropEntry = (userId: string): void => dropDraft(keyOf(userId));
