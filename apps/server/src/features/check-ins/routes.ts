import { addDays, calendarDayIn, daysBetween } from '@posedown/coaching';
import { type CheckIn, checkInEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { badField } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { findVisibleAthlete } from '../athletes/index.ts';
import { listCheckInRows, type StoredCheckIn } from './queries.ts';
import { saveCheckIn } from './save-check-in.ts';

const DEFAULT_DAYS = 28;
const MOST_DAYS = 366;

export function addCheckInRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, checkInEndpoints.saveCheckIn, async ({ actor, body }) =>
    toCheckIn(await saveCheckIn(services, actor, body)),
  );

  addEndpoint(app, checkInEndpoints.listCheckIns, async ({ actor, params, query, request }) => {
    const asked = { actor, athleteId: params.userId, request };
    const { id: userId, timezone } = await findVisibleAthlete(services, asked);
    const stretch = stretchOf(query, calendarDayIn(services.now(), timezone));
    return (await listCheckInRows(services.db, { userId, ...stretch })).map(toCheckIn);
  });
}

/** The days asked for: the last four weeks, unless the query says otherwise. */
function stretchOf(query: { from?: string | undefined; to?: string | undefined }, today: string) {
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to);
  if (days < 0) throw badField('to', 'The last day cannot be before the first');
  if (days >= MOST_DAYS) throw badField('to', `Ask for at most ${MOST_DAYS} days`);
  return { from, to };
}

function toCheckIn(stored: StoredCheckIn): CheckIn {
  const { requestKey: _key, createdAt, ...checkIn } = stored;
  return { ...checkIn, createdAt: createdAt.toISOString() };
}
