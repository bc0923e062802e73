import { type CalendarDay, UNITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import type { FeltAt } from './check-in-prefill.ts';
import { type EntryForm, entryForm } from './entry-form.ts';
import { onNewDay } from './new-day.ts';

/** A draft knows whose it is, in which units it was typed, and what was today then. */
interface Draft {
  units: Units;
  today: CalendarDay;
  entry: EntryForm;
}

/** The entry that is begun where there is no draft, of today, and what was said of the days. */
interface Beginning {
  empty: EntryForm;
  feltAt: FeltAt;
}

const keyOf = (userId: string) => `posedown.progress.${userId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The entry in a stored draft, over an empty one; the empty one alone where the draft is no draft or
 * was typed in other units. One without a figure goes on with the new day, as the open form does.
 */
export function entryFromDraft(
  draft: unknown,
  units: Units,
  { empty, feltAt }: Beginning,
): EntryForm {
  if (!isRecord(draft) || draft.units !== units || !isRecord(draft.entry)) return empty;
  const entry = entryForm.fromDraft(draft.entry, empty);
  const days = { was: String(draft.today), today: empty.date };
  return { ...entry, ...onNewDay(entry, days, feltAt) };
}

export const loadEntry = (userId: string, units: Units, beginning: Beginning): EntryForm =>
  entryFromDraft(loadDraft(keyOf(userId)), units, beginning);

/** The units in which something was typed that is not saved yet. */
export function begunUnits(userId: string): Units | undefined {
  const draft = loadDraft(keyOf(userId));
  return UNITS.find((units) => isRecord(draft) && draft.units === units);
}

export const saveEntry = (userId: string, draft: Draft): void => saveDraft(keyOf(userId), draft);

export const dropEntry = (userId: string): void => dropDraft(keyOf(userId));
