import type { CalendarDay } from '@posedown/coaching';
import type { CheckIn, Units } from '@posedown/contract';
import { type EntryForm, entryForm } from './entry-form.ts';

type Prefill = Pick<
  EntryForm,
  'energyLevel' | 'stressLevel' | 'mood' | 'sleepHours' | 'waterIntake'
>;

/** The entry fields that the check-in of a day prefills. */
export type PrefillOn = (date: string) => Prefill;

const KEYS = ['energyLevel', 'stressLevel', 'mood', 'sleepHours', 'waterIntake'] as const;

/**
 * The answers of a day's check-in as form values of an entry, so that the athlete doesn't answer
 * twice. The weight is left out, because a check-in's weight is already a weigh-in.
 */
export function prefillFromCheckIn(
  checkIns: readonly CheckIn[],
  date: string,
  units: Units,
): Prefill {
  const found = checkIns.find((checkIn) => checkIn.date === date);
  const { energyLevel, stressLevel, mood, sleepHours, waterIntake } = found
    ? entryForm.format(found, units)
    : entryForm.blank;
  return { energyLevel, stressLevel, mood, sleepHours, waterIntake };
}

/**
 * The prefilled fields with the current answers of the check-in, without fields that were edited.
 */
export function changedPrefill(
  form: EntryForm,
  before: Prefill,
  after: Prefill,
): Partial<EntryForm> {
  const changed = KEYS.filter((key) => form[key] === before[key] && after[key] !== before[key]);
  return Object.fromEntries(changed.map((key) => [key, after[key]]));
}

/**
 * Changes the day of the form. Typed fields stay; the others are prefilled from that day's
 * check-in.
 */
export function changeDay(
  form: EntryForm,
  date: CalendarDay | '',
  prefillOn: PrefillOn,
): Partial<EntryForm> {
  return { ...changedPrefill(form, prefillOn(form.date), prefillOn(date)), date };
}
