import { type CalendarDay, GOAL_CONFLICT, SIZE_CONFLICT } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { type FormErrors, validateBy } from '../../lib/contract-form.ts';
import { type Answers, answerForm, toPayload } from './answers.ts';

/** Loads the schema early, so that a form filled in offline can still be validated. */
export const loadAnswersSchema = () =>
  import('@posedown/contract').then(({ onboardingSchema }) => onboardingSchema);

const validate = validateBy(loadAnswersSchema);

/** Messages about two contradicting answers, as opposed to the limits of one. */
const CONFLICTS: ReadonlySet<unknown> = new Set([GOAL_CONFLICT, SIZE_CONFLICT]);

/** Maps errors of the contract or the server to form fields: one per field, with sizes in the person's units. */
export function toAnswerErrors(issues: FormErrors, units: Units): FormErrors {
  const byField: FormErrors = {};
  for (const [path, message] of Object.entries(issues)) {
    const [field = path] = path.split('.');
    byField[field] ??= message;
  }
  const conflicts = Object.entries(byField).filter(([, message]) => CONFLICTS.has(message));
  return { ...answerForm.inOwnWords(byField, units), ...Object.fromEntries(conflicts) };
}

/** Validates all six steps. @param today the person's calendar day */
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
