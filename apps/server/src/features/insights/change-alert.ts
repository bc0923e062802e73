import type { CoachAlert } from '@posedown/contract';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { holdAlert, isOpenAlready, type ListedAlert, updateAlert } from './queries.ts';
import { showAlerts } from './show-alerts.ts';

/**
 * Reads, resolves or reopens one of the coach's alerts.
 * @throws AppError `not_found` for an alert of someone else, `conflict` where a newer one is open
 */
export async function changeAlert(
  { db, events, now }: Pick<Services, 'db' | 'events' | 'now'>,
  { userId }: Actor,
  id: string,
  change: Partial<Pick<ListedAlert, 'read' | 'resolved'>>,
): Promise<CoachAlert> {
  try {
    const changed = await db.transaction(async (tx) => {
      const alert = await holdAlert(tx, userId, id);
      if (!alert) throw notFound('That alert');
      await updateAlert(tx, alert, change);
      const [changed] = await showAlerts(tx, now(), [{ ...alert, ...change }]);
      if (!changed) throw notFound('That alert');
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
