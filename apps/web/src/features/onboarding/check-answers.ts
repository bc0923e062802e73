import {
  type CalendarDay,
  GOAL_CONFLICT,
  ONBOARDING_LIMITS,
  SIZE_CONFLICT,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { validateBy } from '../../lib/contract-form.ts';
import {
  lengthRangeMessage,
  waterRangeMessage,
  weightRangeMessage,
} from '../../lib/range-message.ts';
import { inOwnWords } from '../../lib/typed-number.ts';
import type { Answers } from './answers.ts';
import { toPayload } from './payload.ts';

/** Loads the schema of the answers: early, so that a form filled in offline can still be checked. */
export const loadAnswersSchema = () =>
  import('@posedown/contract').then(({ onboardingSchema }) => onboardingSchema);

const validate = validateBy(loadAnswersSchema);

/** Errors by field of the form. */
export type FieldErrors = Record<string, string>;

/** The contract speaks of kg, cm and litres; these are its limits in the person's own units. */
const sizeMessages = (units: Units): FieldErrors => ({
  height: lengthRangeMessage(ONBOARDING_LIMITS.height, units),
  weight: weightRangeMessage(ONBOARDING_LIMITS.weight, units),
  targetWeight: weightRangeMessage(ONBOARDING_LIMITS.targetWeight, units),
  // In litres the contract names its steps too; fluid ounces are rounded to them.
  ...(units === 'imperial'
    ? { waterIntake: waterRangeMessage(ONBOARDING_LIMITS.waterIntake, units) }
    : {}),
});

/** Of two answers that contradict each other: no limit of one. */
const CONFLICTS: ReadonlySet<unknown> = new Set([GOAL_CONFLICT, SIZE_CONFLICT]);

/**
 * Errors of the contract or the server about the answers, under the fields of their form: one for a field, also
 * where it is a list, and sizes in the person's units.
 */
export function toAnswerErrors(issues: Record<string, unknown>, units: Units): FieldErrors {
  const sizes = sizeMessages(units);
  const fieldErrors: FieldErrors = {};
  for (const [path, message] of Object.entries(issues)) {
    const [field = path] = path.split('.');
    fieldErrors[field] ??= CONFLICTS.has(message)
      ? String(message)
      : inOwnWords(String(message), sizes[field]);
  }
  return fieldErrors;
}

/**
 * Checks all six steps.
 * @param today the person's calendar day, by which a show lies in the future
 */
export async function checkAnswers(
  answers: Answers,
  { today, timezone }: { today: CalendarDay; timezone: string },
): Promise<FieldErrors> {
  const issues = await validate(toPayload(answers, timezone));
  const fieldErrors = toAnswerErrors(issues, answers.units);
  if (answers.competitionDate && answers.competitionDate <= today) {
    fieldErrors.competitionDate = 'Competition date must be in the future';
  }
  return fieldErrors;
}
