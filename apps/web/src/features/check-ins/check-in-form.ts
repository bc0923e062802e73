import { type CalendarDay, DAILY_STEPS_LIMIT, MOODS, PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { type FormErrors, validateBy } from '../../lib/contract-form.ts';
import { defineForm, type StoredOf, type TypedOf } from '../../lib/form/define-form.ts';
import { choiceField, listField, openLevelField, textField } from '../../lib/form/field.ts';
import { numberField, waterField, weightField } from '../../lib/form/number-field.ts';

/** The checkboxes of a day. */
export const DONE = ['Completed the workout', 'Followed the nutrition'] as const;
export type Done = (typeof DONE)[number];

const LIMITS = PROGRESS_LIMITS;

/** The form of a check-in: numbers as typed, in the athlete's units. */
export const checkInForm = defineForm({
  energyLevel: openLevelField(LIMITS.energyLevel, 'Set your energy level'),
  mood: choiceField(MOODS),
  sleepHours: numberField(LIMITS.sleepHours, { unit: 'hours', digits: 2 }),
  stressLevel: numberField(LIMITS.stressLevel),
  waterIntake: waterField(LIMITS.waterIntake),
  // '9,500' is never 9.5.
  steps: numberField(DAILY_STEPS_LIMIT, { unit: 'steps', isWhole: true, likelyFrom: 100 }),
  weight: weightField(LIMITS.weight),
  notes: textField(),
  done: listField<Done>(DONE),
});

export type CheckInForm = TypedOf<typeof checkInForm.fields>;

/** A day’s answers, from a stored check-in or one waiting to be sent. */
export interface CheckInAnswers extends Omit<StoredOf<typeof checkInForm.fields>, 'done'> {
  completedWorkout?: boolean | undefined;
  followedNutrition?: boolean | undefined;
}

const storedIn = ({ completedWorkout, followedNutrition, ...answers }: CheckInAnswers) => {
  const isDone = [completedWorkout, followedNutrition];
  return { ...answers, done: DONE.filter((_, index) => isDone[index]) };
};

/** The form of a day, from a saved check-in if there is one. */
export const formOf = (checkIn: CheckInAnswers | undefined, units: Units): CheckInForm =>
  checkIn ? checkInForm.format(storedIn(checkIn), units) : checkInForm.blank;

interface Sent {
  date: CalendarDay;
  units: Units;
  /** The version of the edited check-in; 0 for a new one. */
  version: number;
  requestKey: string;
  /** The previous answers: values that still show the same are sent unchanged. */
  before?: CheckInAnswers | undefined;
}

/** The request body, in metric units and without empty answers. */
export function toCheckInBody(form: CheckInForm, { units, before, ...sent }: Sent) {
  const { done, ...body } = checkInForm.toBody(form, units, before && storedIn(before));
  const [completedWorkout, followedNutrition] = DONE.map((name) => done.includes(name));
  return { ...sent, ...body, completedWorkout, followedNutrition };
}

const loadSchema = () =>
  import('@posedown/contract').then(({ checkInBodySchema }) => checkInBodySchema);
const validate = validateBy(loadSchema);

/**
 * Validates a check-in; errors use the athlete's units.
 * @throws if the contract can't be loaded, because check-ins saved offline must be valid
 */
export async function validateCheckIn(body: unknown, units: Units): Promise<FormErrors> {
  await loadSchema();
  return checkInForm.inOwnWords(await validate(body), units);
}
