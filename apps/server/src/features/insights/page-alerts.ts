import type { AlertSeverity } from '@posedown/coaching';
import { cutPage, rankCursorOf, readRankCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countOpen, type ListedAlert, listAlerts, rankOf } from './queries.ts';
import { showAlerts } from './show-alerts.ts';

interface Asked {
  state: 'open' | 'resolved';
  severity?: AlertSeverity | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of the coach's alerts, and how many are open.
 * @throws AppError `invalid_input` for a cursor that no reply gave
 */
export async function pageAlerts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  { state, severity, limit, cursor }: Asked,
) {
  const resolved = state === 'resolved';
  const after = readRankCursor(cursor);
  const page = { coachId: userId, resolved, severity, limit: limit + 1, after };
  const found = await listAlerts(db, page);
  const { rows, nextCursor } = cutPage(found, limit, (last) =>
    rankCursorOf(placeOf(last, resolved)),
  );
  const alerts = await showAlerts(db, now(), rows);
  return { alerts, nextCursor, ...(await countOpen(db, userId)) };
}

const placeOf = ({ severity, risenAt, createdAt, id }: ListedAlert, resolved: boolean) => ({
  rank: resolved ? 0 : rankOf(severity),
  at: risenAt ?? createdAt,
  id,
});
