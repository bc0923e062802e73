import { alertOfRequest, checkPlanTextSteps, type PlanRequest } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { AppError, badField } from '../../platform/errors.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Person } from '../athletes/index.ts';
import { raiseAlert } from '../insights/index.ts';
import { newId } from './queries.ts';

/**
 * Rejects a coach's plan change that triggers warnings without a reason. The code that creates the plan checks the
 * limits. @param field of the reason in the body @throws AppError `invalid_input` naming each warning at that field
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
 * Rejects a reason with text an athlete must not read. Call it before the transaction that stores it.
 * @param field of the reason in the body
 * @throws AppError `invalid_input`
 */
export async function refuseForbiddenReason(
  reason: string | undefined,
  field: string,
): Promise<void> {
  const check = await inSlices(checkPlanTextSteps(reason ?? ''));
  if (check) throw badField(field, check);
}

/**
 * Sends an athlete's plan request to their coach: one open alert per kind, updated by later requests. Call it with the
 * athlete locked. @param requestKey identifies the form; a duplicate raises no new alert
 */
export async function requestPlan(
  tx: Tx,
  { id: athleteId, coachId, name }: Pick<Person, 'id' | 'coachId' | 'name'>,
  request: PlanRequest,
  { requestKey, now }: { requestKey: string | null; now: Date },
): Promise<void> {
  if (coachId === null) throw new Error('a request needs a coach');
  const finding = alertOfRequest(request, name, requestKey ?? newId());
  await raiseAlert(tx, { athleteId, coachId }, finding, now);
}
