import { type CalendarDay, MOODS, PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { defineForm, type StoredOf, type TypedOf } from '../../lib/form/define-form.ts';
import { choiceField, listField, openLevelField, textField } from '../../lib/form/field.ts';
import { numberField, waterField, weightField } from '../../lib/form/number-field.ts';

/** What can be ticked off for a day. */
export const DONE = ['Completed the workout', 'Followed the nutrition'] as const;
export type Done = (typeof DONE)[number];

const LIMITS = PROGRESS_LIMITS;

/** A check-in as its form holds it: numbers as typed, in the athlete's own units. */
export const checkInForm = defineForm({
  energyLevel: openLevelField(LIMITS.energyLevel, 'Set your energy level'),
  mood: choiceField(MOODS),
  sleepHours: numberField(LIMITS.sleepHours, { unit: 'hours', digits: 2 }),
  stressLevel: numberField(LIMITS.stressLevel),
  waterIntake: waterField(LIMITS.waterIntake),
  weight: weightField(LIMITS.weight),
  notes: textField(),
  done: listField<Done>(DONE),
});

export type CheckInForm = TypedOf<typeof checkInForm.fields>;

/** A day’s answers, from a stored check-in or one waiting to be sent. */
export interface Said extends Omit<StoredOf<typeof checkInForm.fields>, 'done'> {
  completedWorkout?: boolean | undefined;
  followedNutrition?: boolean | undefined;
}

const storedIn = ({ completedWorkout, followedNutrition, ...said }: Said) => {
  const isDone = [completedWorkout, followedNutrition];
  return { ...said, done: DONE.filter((_, place) => isDone[place]) };
};

/** The form of a day: what was said of it already, or an empty one. */
export const formOf = (checkIn: Said | undefined, units: Units): CheckInForm =>
  checkIn ? checkInForm.format(storedIn(checkIn), units) : checkInForm.blank;

interface Sent {
  date: CalendarDay;
  units: Units;
  /** Of the check-in that is changed; 0 for a new one. */
  version: number;
  requestKey: string;
  /** What was said before: a figure that still reads the same is sent as it was. */
  said?: Said | undefined;
}

/** The check-in as the contract wants it: metric, and nothing for what was left empty. */
export function toCheckInBody(form: CheckInForm, { units, said, ...sent }: Sent) {
  const { done, ...body } = checkInForm.toBody(form, units, said && storedIn(said));
  const [completedWorkout, followedNutrition] = DONE.map((name) => done.includes(name));
  return { ...sent, ...body, completedWorkout, followedNutrition };
}
