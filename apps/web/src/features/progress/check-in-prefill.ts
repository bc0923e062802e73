import type { CalendarDay } from '@posedown/coaching';
import type { CheckIn, Units } from '@posedown/contract';
import { type EntryForm, entryForm } from './entry-form.ts';

type Prefill = Pick<
  EntryForm,
  'energyLevel' | 'stressLevel' | 'mood' | 'sleepHours' | 'waterIntake'
>;

/** The fields of an entry that the check-in of a day fills in. */
export type PrefillOn = (date: string) => Prefill;

const KEYS = ['energyLevel', 'stressLevel', 'mood', 'sleepHours', 'waterIntake'] as const;

/**
 * The answers of a day's check-in, as the form of an entry holds them, so that nothing is asked twice.
 * The weight of a check-in is a weigh-in already.
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

/** The fields that a check-in filled in, as it answers them now, without those that were typed over. */
export function changedPrefill(
  form: EntryForm,
  before: Prefill,
  after: Prefill,
): Partial<EntryForm> {
  const changed = KEYS.filter((key) => form[key] === before[key] && after[key] !== before[key]);
  return Object.fromEntries(changed.map((key) => [key, after[key]]));
}

/** Changes the day of the form: typed fields stay, the others are filled in from that day's check-in. */
export function changeDay(
  form: EntryForm,
  date: CalendarDay | '',
  prefillOn: PrefillOn,
): Partial<EntryForm> {
  return { ...changedPrefill(form, prefillOn(form.date), prefillOn(date)), date };
}
