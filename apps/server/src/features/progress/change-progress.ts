import { calendarDayIn } from '@posedown/coaching';
import type { ProgressChange } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { notFound, refuseOutdated } from '../../platform/errors.ts';
import { requireLoggableDay } from '../../platform/logged-day.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { actOnSigns, scanText } from '../insights/index.ts';
import { findEntry, removeEntry, type StoredEntry, updateEntry } from './queries.ts';
import { touchSource } from './show-entries.ts';

type Deps = Pick<Services, 'db' | 'now'>;

interface ChangeProgressInput {
  entryId: string;
  version: number;
}

/** Omitted fields are cleared. */
const BLANK = {
  weight: null,
  bodyFat: null,
  energyLevel: null,
  stressLevel: null,
  mood: null,
  sleepHours: null,
  waterIntake: null,
};

/**
 * Corrects an entry; a check-in's or peak-week day's weight changes there too.
 * @throws AppError `not_found` for someone else's entry, `changed_meanwhile` for an outdated version, `invalid_input`
 * for a day in the future or before 1900
 */
export async function changeProgress(
  { db, now }: Deps,
  { userId, timezone }: Actor,
  { entryId, version, measurements = {}, notes, ...fields }: ProgressChange & ChangeProgressInput,
): Promise<StoredEntry> {
  const instant = now();
  const read = await scanText(notes);
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx, athlete) => {
    const before = await requireVersion(tx, userId, { entryId, version });
    const isMoved = before.date !== fields.date;
    // The entry's day may be in the future after a flight west.
    if (isMoved) requireLoggableDay(fields.date, calendarDayIn(instant, timezone));
    const changed = await updateEntry(tx, before, {
      ...BLANK,
      ...fields,
      measurements,
      ...read,
      notes: notes || null,
      ...(isMoved ? { requestKey: null } : {}),
    });
    if (isMoved || changed.weight !== before.weight) await touchSource(tx, before);
    const { id, redFlag, date: day } = changed;
    const { holds, statedHolds, toConfirm } = read;
    const found = { id, redFlag, holds, statedHolds, toConfirm, place: 'entry', day } as const;
    await actOnSigns(tx, athlete, found, instant);
    return changed;
  });
}

/** Deletes an entry. @throws AppError as `changeProgress` does. */
export function deleteProgress(
  { db, now }: Deps,
  { userId }: Actor,
  input: ChangeProgressInput,
): Promise<void> {
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
    const entry = await requireVersion(tx, userId, input);
    await removeEntry(tx, entry);
    await touchSource(tx, entry);
  });
}

async function requireVersion(tx: Tx, userId: string, { entryId, version }: ChangeProgressInput) {
  const entry = await findEntry(tx, { userId, id: entryId });
  if (!entry) throw notFound('Entry');
  refuseOutdated('this entry', entry.version, version);
  return entry;
}
