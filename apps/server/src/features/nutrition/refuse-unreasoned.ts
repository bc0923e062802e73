import { checkOwnTargets, type MacroTargets, type PlanAnswers } from '@posedown/coaching';
import { requireReason } from '../plan-changes/index.ts';

/**
 * Refuses a coach's targets that draw warnings until they give a reason.
 * @param field the name of the reason in the body
 * @throws AppError as `requireReason` does
 */
export function refuseUnreasoned(
  answers: PlanAnswers,
  targets: MacroTargets,
  reason: string | undefined,
  field: string,
): void {
  const judged = checkOwnTargets(answers, targets);
  requireReason(judged.kind === 'allowed' ? judged.warnings : [], reason, field);
}
