import { checkPlanWordsSteps } from '@posedown/coaching';
import { AppError, badField } from '../../platform/errors.ts';
import { inSlices } from '../../platform/in-slices.ts';

/**
 * Refuses a coach's change of a plan that draws warnings until they say why they override them. What crosses a limit is
 * for the maker of the plan to refuse.
 * @param field the name of the reason in the body
 * @throws AppError `invalid_input` naming each warning at that field
 */
export function requireReason(
  warnings: readonly string[],
  reason: string | undefined,
  field: string,
): void {
  if (reason || warnings.length === 0) return;
  throw new AppError('invalid_input', {
    userMessage: `Explain why you’re overriding the warnings. ${warnings.join(' ')}`,
    issues: warnings.map((message) => ({ path: field, message })),
  });
}

/**
 * Refuses a reason with words that an athlete must not read. Call it before the transaction that stores them.
 * @param field the name of the reason in the body
 * @throws AppError `invalid_input`
 */
export async function refuseReasonWords(reason: string | undefined, field: string): Promise<void> {
  const spoken = await inSlices(checkPlanWordsSteps(reason ?? ''));
  if (spoken) throw badField(field, spoken);
}
