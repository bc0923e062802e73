import { alertOfRequest, type PlanRequest } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import type { Person } from '../athletes/index.ts';
import { raiseAlert } from '../insights/index.ts';
import { newId } from './queries.ts';

/**
 * Sends an athlete's wish to their coach, who decides about it: one open alert of each kind, updated by the next wish.
 * Call it in a transaction that holds the athlete.
 * @param requestKey names what was sent: the same again is no news
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
