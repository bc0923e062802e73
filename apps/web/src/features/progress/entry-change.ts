import { daysBetween, GIRTHS } from '@posedown/coaching';
import type { ProgressChange, ProgressEntry, ProgressRestore, Units } from '@posedown/contract';
import { newRequestKey } from '../../lib/request-key.ts';
import { withoutNulls } from '../../lib/without-nulls.ts';
import { type EntryForm, newEntry } from './entry-form.ts';
import { toProgressBody } from './entry-payload.ts';
import { lastFiguresOf } from './last-figures.ts';

/** Whether an entry says how the day felt: one of weight and body fat alone does not. */
export const hasFeelings = ({ energyLevel, stressLevel, mood }: ProgressEntry) =>
  energyLevel !== null && stressLevel !== null && mood !== null;

/**
 * The weight of the entry nearest in time to another, kg: a corrected one is held against it. Of two as near the earlier
 * counts; null where no other has one.
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

/** An entry as the form shows it, to be corrected. */
export function entryForm(entry: ProgressEntry, units: Units): EntryForm {
  const { date, energyLevel, stressLevel, mood, notes } = entry;
  const empty = newEntry(date, '');
  return {
    ...empty,
    ...lastFiguresOf([entry], units),
    energyLevel: energyLevel ?? empty.energyLevel,
    stressLevel: stressLevel ?? empty.stressLevel,
    mood: mood ?? empty.mood,
    notes: notes ?? '',
  };
}

/**
 * The corrected entry as the contract wants it. What was not touched goes out as it is stored, and
 * not as it was rounded for the form.
 */
export function toProgressChange(
  form: EntryForm,
  units: Units,
  entry: ProgressEntry,
): Omit<ProgressChange, 'version'> {
  const { requestKey: _key, ...body } = toProgressBody(form, units);
  const shown = entryForm(entry, units);
  const stored = toRestored(entry);
  const untouched = (['weight', 'bodyFat', 'sleepHours', 'waterIntake'] as const)
    .filter((field) => form[field] === shown[field])
    .map((field) => [field, stored[field]]);
  const girths = GIRTHS.filter((girth) => form[girth] !== '').map((girth) => [
    girth,
    form[girth] === shown[girth] ? entry.measurements[girth] : body.measurements?.[girth],
  ]);
  const felt = hasFeelings(entry)
    ? {}
    : { energyLevel: stored.energyLevel, stressLevel: stored.stressLevel, mood: stored.mood };
  return {
    ...body,
    ...Object.fromEntries(untouched),
    measurements: girths.length > 0 ? Object.fromEntries(girths) : undefined,
    ...felt,
  };
}

/**
 * The body that puts a deleted entry back in its place; what came with a check-in, or a day of peak
 * week, belongs to it again.
 */
export function restoreBody(entry: ProgressEntry): ProgressRestore {
  const requestKey = entry.checkInId ?? entry.peakDayKey ?? newRequestKey();
  return { ...toRestored(entry), id: entry.id, requestKey };
}

function toRestored(entry: ProgressEntry) {
  const { date, weight, bodyFat, measurements, sleepHours, waterIntake } = entry;
  const { energyLevel, stressLevel, mood, notes } = entry;
  return withoutNulls({
    ...{ date, weight, bodyFat, measurements, energyLevel, stressLevel, mood },
    ...{ sleepHours, waterIntake, notes },
  });
}
