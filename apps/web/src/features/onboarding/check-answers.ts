import { type CalendarDay, GOAL_CONFLICT, SIZE_CONFLICT } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { type FormErrors, validateBy } from '../../lib/contract-form.ts';
import { type Answers, answerForm, toPayload } from './answers.ts';

/** Loads the schema of the answers: early, so that a form filled in offline can still be checked. */
export const loadAnswersSchema = () =>
  import('@posedown/contract').then(({ onboardingSchema }) => onboardingSchema);

const validate = validateBy(loadAnswersSchema);

/** Of two answers that contradict each other: no limit of one. */
const CONFLICTS: ReadonlySet<unknown> = new Set([GOAL_CONFLICT, SIZE_CONFLICT]);

/**
 * Errors of the contract or the server about the answers, under the fields of their form: one for a field, also
 * where it is a list, and sizes in the person's units.
 */
export function toAnswerErrors(issues: FormErrors, units: Units): FormErrors {
  const byField: FormErrors = {};
  for (const [path, message] of Object.entries(issues)) {
    const [field = path] = path.split('.');
    byField[field] ??= message;
  }
  const conflicts = Object.entries(byField).filter(([, message]) => CONFLICTS.has(message));
  return { ...answerForm.inOwnWords(byField, units), ...Object.fromEntries(conflicts) };
}

/**
 * Checks all six steps.
 * @param today the person's calendar day, by which a show lies in the future
 */
export async function checkAnswers(
  answers: Answers,
  { today, timezone }: { today: CalendarDay; timezone: string },
): Promise<FormErrors> {
  const issues = await validate(toPayload(answers, timezone));
  const fieldErrors = toAnswerErrors(issues, answers.units);
  if (answers.competitionDate && answers.competitionDate <= today) {
    fieldErrors.competitionDate = 'Competition date must be in the future';
  }
  return fieldErrors;
}
