import {
  checkPlanWordsSteps,
  judgeOwnTargets,
  type MacroTargets,
  type PlanAnswers,
} from '@posedown/coaching';
import { AppError, badField } from '../../platform/errors.ts';
import { inSlices } from '../../platform/in-slices.ts';

/** Where a reason is asked for, unless the call says otherwise. */
const FIELD = 'targetsReason';

/**
 * Refuses a coach's targets that are warned of until they write why these are right all the same, as in a protocol.
 * What is past a limit is for the maker of the plan to refuse.
 * @throws AppError `invalid_input` naming each warning.
 */
export function refuseUnreasoned(
  answers: PlanAnswers,
  targets: MacroTargets,
  reason: string | undefined,
  field = FIELD,
): void {
  const judged = judgeOwnTargets(answers, targets);
  const warnings = judged.kind === 'allowed' ? judged.warnings : [];
  if (!reason && warnings.length > 0) {
    throw new AppError('invalid_input', {
      userMessage: `Explain why you’re overriding the warnings. ${warnings.join(' ')}`,
      issues: warnings.map((message) => ({ path: field, message })),
    });
  }
}

/**
 * Refuses a reason with words that an athlete must not read. Call it before the transaction that stores them.
 * @throws AppError `invalid_input`
 */
export async function refuseReasonWords(reason: string | undefined, field = FIELD): Promise<void> {
  const spoken = await inSlices(checkPlanWordsSteps(reason ?? ''));
  if (spoken) throw badField(field, spoken);
}
