import type { PlanRequest } from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import { updateAlert } from '../queries.ts';
import { findOpenOf } from './queries.ts';

/** Resolves an athlete's open request of a kind: the coach has decided. @returns the alert's id; null without one */
export async function resolveRequest(
  tx: Tx,
  { athleteId, coachId }: { athleteId: string; coachId: string },
  subject: PlanRequest['kind'],
): Promise<string | null> {
  const kind = { clientId: athleteId, coachId, type: 'plan_request', subject };
  const open = await findOpenOf(tx, kind, new Date(0));
  if (!open) return null;
  await updateAlert(tx, open, { resolved: true });
  notifyOnCommit(tx, [coachId], { type: 'alert', athleteId });
  return open.id;
}
