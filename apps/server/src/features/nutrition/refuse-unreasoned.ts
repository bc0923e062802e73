import {
  checkPlanWordsSteps,
  judgeOwnTargets,
  type MacroTargets,
  type PlanAnswers,
} from '@posedown/coaching';
import { AppError, badField } from '../../platform/errors.ts';
import { inSlices } from '../../platform/in-slices.ts';

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
): void {
  const judged = judgeOwnTargets(answers, targets);
  const warnings = judged.kind === 'allowed' ? judged.warnings : [];
  if (!reason && warnings.length > 0) {
    throw new AppError('invalid_input', {
      userMessage: `Write why these targets are right in spite of the warnings. ${warnings.join(' ')}`,
      issues: warnings.map((message) => ({ path: FIELD, message })),
    });
  }
}

/**
 * Refuses a reason with words that an athlete must not read. Call it before the transaction that stores them.
 * @throws AppError `invalid_input`
 */
export async function refuseReasonWords(reason: string | undefined): Promise<void> {
  const spoken = await inSlices(checkPlanWordsSteps(reason ?? ''));
  if (spoken) throw badField(FIELD, spoken);
}
