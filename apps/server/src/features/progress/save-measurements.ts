import { GIRTHS, type MeasurementsAnswer } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import type { MeasurementsChange } from '../check-ins/index.ts';
import {
  findEntry,
  hasMoreThanWeight,
  insertEntry,
  OWN,
  removeEntry,
  updateEntry,
} from './queries.ts';

/**
 * Records the measurements of a weekly check-in as an entry with the check-in's id. Only what changed in the check-in
 * changes in the entry: the athlete may have corrected it, moved it to another day, or added to it since.
 */
export async function saveMeasurements(
  tx: Tx,
  { userId, checkInId: id, date, before, after, at }: MeasurementsChange,
): Promise<void> {
  const entry = await findEntry(tx, { userId, id });
  if (!entry) {
    const entryOfCheckIn = { id, userId, date, measurements: after, createdAt: at };
    if (Object.keys(after).length > 0) await insertEntry(tx, entryOfCheckIn, OWN);
    return;
  }
  const measurements = withChanges(entry.measurements, { before, after });
  const { weight } = entry;
  if (weight === null && !hasMoreThanWeight({ ...entry, measurements })) {
    await removeEntry(tx, entry);
    return;
  }
  await updateEntry(tx, entry, { date: entry.date, weight, measurements });
}

function withChanges(
  stored: MeasurementsAnswer,
  { before, after }: Pick<MeasurementsChange, 'before' | 'after'>,
): MeasurementsAnswer {
  const girths = GIRTHS.flatMap((girth) => {
    const cm = before[girth] === after[girth] ? stored[girth] : after[girth];
    return cm === undefined ? [] : [[girth, cm]];
  });
  return Object.fromEntries(girths);
}
