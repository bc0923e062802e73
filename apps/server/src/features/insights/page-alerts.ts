import type { AlertSeverity } from '@posedown/coaching';
import { cutPage, noCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findShowsOf } from './find-shows.ts';
import { type AlertCursor, countOpen, type ListedAlert, listAlerts, rankOf } from './queries.ts';

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
  const after = cursor ? decodePlace(cursor) : null;
  const page = { coachId: userId, resolved, severity, limit: limit + 1, after };
  const found = await listAlerts(db, page);
  const place = (last: ListedAlert) => encodePlace(last, resolved);
  const { rows, nextCursor } = cutPage(found, limit, place);
  const showOf = await findShowsOf(db, now(), rows);
  const alerts = rows.map((alert) => ({ ...alert, competitionId: showOf(alert) }));
  return { alerts, nextCursor, ...(await countOpen(db, userId)) };
}

function encodePlace({ severity, risenAt, createdAt, id }: ListedAlert, resolved: boolean) {
  const place = [resolved ? 0 : rankOf(severity), (risenAt ?? createdAt).getTime(), id];
  return Buffer.from(place.join('|')).toString('base64url');
}

const PLACE = /^([0-3])\|(\d{1,13})\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function decodePlace(cursor: string): AlertCursor {
  const [, rank, at, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (rank === undefined || id === undefined) throw noCursor();
  return { rank: Number(rank), at: new Date(Number(at)), id };
}
