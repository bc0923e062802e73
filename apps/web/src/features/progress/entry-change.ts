import { daysBetween } from '@posedown/coaching';
import type { ProgressChange, ProgressEntry, ProgressRestore, Units } from '@posedown/contract';
import { newRequestKey } from '../../lib/request-key.ts';
import { withoutNulls } from '../../lib/without-nulls.ts';
import { type EntryForm, toProgressBody } from './entry-form.ts';

/**
 * Whether an entry has energy, stress and mood. Quick updates of weight and body fat have none.
 */
export const hasFeelings = ({ energyLevel, stressLevel, mood }: ProgressEntry) =>
  energyLevel !== null && stressLevel !== null && mood !== null;

/**
 * The weight, in kg, of the entry nearest in time, which a corrected weight is compared with. Of
 * two equally near entries the earlier counts; null if no other entry has a weight.
 */
export function nearestWeight(
  entries: readonly Pick<ProgressEntry, 'id' | 'date' | 'weight'>[],
  { id, date }: Pick<ProgressEntry, 'id' | 'date'>,
): number | null {
  const far = (other: { date: string }) => Math.abs(daysBetween(date, other.date));
  const [nearest] = entries
    .filter((other) => other.id !== id && other.weight !== null)
    .toSorted((one, other) => far(one) - far(other) || (one.date < other.date ? -1 : 1));
  return nearest?.weight ?? null;
}

/** The request body of an edited entry. An entry without energy, stress and mood stays without. */
export function toProgressChange(
  typed: EntryForm,
  units: Units,
  entry: ProgressEntry,
): Omit<ProgressChange, 'version'> {
  const { requestKey: _key, ...body } = toProgressBody(typed, units, entry);
  const { energyLevel, stressLevel, mood } = withoutNulls(entry);
  return { ...body, ...(hasFeelings(entry) ? {} : { energyLevel, stressLevel, mood }) };
}

/**
 * The request body that restores a deleted entry. It is linked again with its check-in or
 * peak-week day.
 */
export function restoreBody(entry: ProgressEntry): ProgressRestore {
  const { id, date, weight, bodyFat, measurements, energyLevel, stressLevel, mood } = entry;
  const { sleepHours, waterIntake, notes } = entry;
  const requestKey = entry.checkInId ?? entry.peakDayKey ?? newRequestKey();
  return withoutNulls({
    ...{ id, date, weight, bodyFat, measurements, energyLevel, stressLevel, mood },
    ...{ sleepHours, waterIntake, notes, requestKey },
  });
}
