import { calendarDayIn } from '@posedown/coaching';
import { type CheckIn, checkInEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { dayRangeOf, daysBefore } from '../../platform/http/day-range.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { addCheckInFormRoutes } from './forms/routes.ts';
import { listCheckInRows, type StoredCheckIn } from './queries.ts';
import { saveCheckIn } from './save-check-in.ts';
import { addWeeklyCheckInRoutes } from './weekly/routes.ts';
import type { CheckInSlots } from './weekly/submit-weekly.ts';

const DAYS = { usual: 28, most: 366 };

export function addCheckInRoutes(app: FastifyInstance, services: Services, slots: CheckInSlots) {
  addCheckInFormRoutes(app, services);
  addWeeklyCheckInRoutes(app, services, slots);

  addEndpoint(app, checkInEndpoints.saveCheckIn, async ({ actor, body }) =>
    toCheckIn(await saveCheckIn(services, actor, body)),
  );

  addEndpoint(app, checkInEndpoints.listCheckIns, async ({ actor, params, query, request }) => {
    const { id: userId, timezone } = await athleteOf(services, { actor, params, request });
    const older = daysBefore(query);
    const limit = older ? query.limit : DAYS.most;
    const stretch = older ?? dayRangeOf(query, calendarDayIn(services.now(), timezone), DAYS);
    return (await listCheckInRows(services.db, { userId, ...stretch, limit })).map(toCheckIn);
  });
}

function toCheckIn(stored: StoredCheckIn): CheckIn {
  const { requestKey: _key, requestHash: _hash, createdAt, ...checkIn } = stored;
  return { ...checkIn, createdAt: createdAt.toISOString() };
}
