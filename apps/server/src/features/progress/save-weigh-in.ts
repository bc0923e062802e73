import type { Tx } from '../../platform/db/database.ts';
import {
  holdEntryByKey,
  insertEntry,
  removeEntry,
  type StoredEntry,
  updateEntry,
} from './queries.ts';

interface WeighIn {
  userId: string;
  date: string;
  /** kg; null takes the weigh-in back. */
  weight: number | null;
  /** Names what the weight came with, so that it is one entry however often that is changed. */
  requestKey: string;
}

/**
 * Keeps a weight that was given elsewhere, such as in a check-in, as an entry of its day. Call it in
 * the transaction of what it came with.
 */
export async function saveWeighIn(tx: Tx, weighIn: WeighIn, now: Date): Promise<void> {
  const { userId, weight, requestKey } = weighIn;
  const before = await holdEntryByKey(tx, userId, requestKey);
  if (before?.weight === weight || (!before && weight === null)) return;
  if (!before) await insertEntry(tx, { ...weighIn, createdAt: now });
  else if (weight === null && isWeightAlone(before)) await removeEntry(tx, before);
  else await updateEntry(tx, before, { weight });
}

/** Whether nothing was added to the entry by hand. */
function isWeightAlone(entry: StoredEntry): boolean {
  const { bodyFat, measurements, notes, energyLevel, stressLevel, mood } = entry;
  const others = [bodyFat, notes, energyLevel, stressLevel, mood];
  return (
    Object.keys(measurements).length === 0 &&
    [...others, entry.sleepHours, entry.waterIntake].every((value) => value === null)
  );
}
