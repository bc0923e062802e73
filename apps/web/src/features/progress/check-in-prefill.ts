import type { CalendarDay } from '@posedown/coaching';
import type { CheckIn, Units } from '@posedown/contract';
import { type EntryForm, entryForm } from './entry-form.ts';

type Felt = Pick<EntryForm, 'energyLevel' | 'stressLevel' | 'mood' | 'sleepHours' | 'waterIntake'>;

/** What was said of a day before its entry. */
export type FeltAt = (date: string) => Felt;

const KEYS = ['energyLevel', 'stressLevel', 'mood', 'sleepHours', 'waterIntake'] as const;

/**
 * What the check-in of a day has said already, as the form of an entry holds it, so that one day is not told
 * twice and differently. Its weight is the day's weigh-in by itself.
 */
export function prefillFromCheckIn(checkIns: readonly CheckIn[], date: string, units: Units): Felt {
  const said = checkIns.find((checkIn) => checkIn.date === date);
  const { energyLevel, stressLevel, mood, sleepHours, waterIntake } = said
    ? entryForm.format(said, units)
    : entryForm.blank;
  return { energyLevel, stressLevel, mood, sleepHours, waterIntake };
}

/** The fields that only a check-in had filled, as it says them now; what was typed is not among them. */
export function changedPrefill(form: EntryForm, before: Felt, after: Felt): Partial<EntryForm> {
  const changed = KEYS.filter((key) => form[key] === before[key] && after[key] !== before[key]);
  return Object.fromEntries(changed.map((key) => [key, after[key]]));
}

/** The form turned to another day: what was typed stays, what only the check-in had said is that day's. */
export function changeDay(
  form: EntryForm,
  date: CalendarDay | '',
  feltAt: FeltAt,
): Partial<EntryForm> {
  return { ...changedPrefill(form, feltAt(form.date), feltAt(date)), date };
}
