import {
  type AlertType,
  conditionsToConfirm,
  type HealthCondition,
  type PlanRequest,
} from '@posedown/coaching';
import type { CoachAlert } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { clearNotices } from '../notices/index.ts';
import { findOpenOf } from './event-alerts/queries.ts';
import { isOpenAlready, type ListedAlert, listOpenOf, lockAlert, updateAlert } from './queries.ts';
import { showAlerts } from './show-alerts.ts';

const CONFIRMABLE: readonly AlertType[] = ['health_condition', 'assistant_red_flag'];

interface Confirmed {
  id: string;
  coachId: string | null;
  healthConditions: readonly HealthCondition[];
}

/** Resolves requests to confirm conditions once all of them are recorded. */
export async function resolveConfirmed(tx: Tx, athlete: Confirmed): Promise<void> {
  const { id: athleteId, coachId, healthConditions } = athlete;
  const open = await listOpenOf(tx, athleteId, CONFIRMABLE);
  const done = open.filter((alert) => {
    const toConfirm = conditionsToConfirm(alert);
    return toConfirm.length > 0 && toConfirm.every((each) => healthConditions.includes(each));
  });
  for (const alert of done) await updateAlert(tx, alert, { resolved: true });
  if (done.length > 0) notifyOnCommit(tx, [coachId], { type: 'alert', athleteId });
}

/**
 * Reads, resolves or reopens one of the coach's alerts.
 * @throws AppError `not_found` for someone else's alert, `conflict` if a newer one is open
 */
export async function changeAlert(
  { db, events, now }: Pick<Services, 'db' | 'events' | 'now'>,
  { userId }: Actor,
  id: string,
  change: Partial<Pick<ListedAlert, 'read' | 'resolved'>>,
): Promise<CoachAlert> {
  try {
    const changed = await db.transaction(async (tx) => {
      const alert = await lockAlert(tx, userId, id);
      if (!alert) throw notFound('Alert');
      await updateAlert(tx, alert, change);
      if (change.read || change.resolved) {
        const about = { userId, kinds: ['red_flag'] as const, aboutId: alert.clientId };
        await clearNotices(tx, about, now());
      }
      const [changed] = await showAlerts(tx, now(), [{ ...alert, ...change }]);
      if (!changed) throw notFound('Alert');
      return changed;
    });
    events.publish([userId], { type: 'alert', athleteId: changed.clientId });
    return changed;
  } catch (error) {
    if (!isOpenAlready(error)) throw error;
    throw new AppError('conflict', {
      userMessage: 'There’s already a newer open alert of this kind.',
    });
  }
}

/**
 * Resolves an athlete's open request of a kind after the coach has decided. @returns the alert's id, or null if there
 * is none
 */
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
