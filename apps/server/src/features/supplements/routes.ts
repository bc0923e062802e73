import { calendarDayIn } from '@posedown/coaching';
import { type Supplement, supplementEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { dayRangeOf } from '../../platform/http/day-range.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { findVisibleAthlete } from '../athletes/index.ts';
import { listSupplements, listTicks, type StoredSupplement } from './queries.ts';
import { addSupplement, changeSupplement } from './save-supplement.ts';
import { resumeSupplement, stopSupplement, tickSupplement } from './stop-supplement.ts';

export function addSupplementRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, supplementEndpoints.supplementLog, async (call) => {
    const input = { actor: call.actor, athleteId: call.params.userId, request: call.request };
    const { id: userId, timezone } = await findVisibleAthlete(services, input);
    const today = calendarDayIn(services.now(), timezone);
    const stretch = { userId, ...dayRangeOf(call.query, today, { usual: 7, most: 366 }) };
    const list = await listSupplements(services.db, stretch);
    const ticks = await listTicks(services.db, stretch);
    return { today, supplements: list.map(toSupplement), ticks };
  });

  addEndpoint(app, supplementEndpoints.addSupplement, async ({ actor, body }) =>
    toSupplement(await addSupplement(services, actor, body)),
  );

  addEndpoint(app, supplementEndpoints.changeSupplement, async ({ actor, params, body }) =>
    toSupplement(await changeSupplement(services, actor, { ...params, ...body })),
  );

  addEndpoint(app, supplementEndpoints.stopSupplement, async ({ actor, params, body }) =>
    toSupplement(await stopSupplement(services, actor, { ...params, ...body })),
  );

  addEndpoint(app, supplementEndpoints.resumeSupplement, async ({ actor, params, body }) =>
    toSupplement(await resumeSupplement(services, actor, { ...params, ...body })),
  );

  addEndpoint(app, supplementEndpoints.tickSupplement, async ({ actor, params, body }) =>
    tickSupplement(services, actor, { ...params, ...body }),
  );
}

function toSupplement(stored: StoredSupplement): Supplement {
  const {
    userId: _user,
    requestKey: _key,
    requestHash: _hash,
    rulesVersion: _rules,
    createdAt: _at,
    ...line
  } = stored;
  return line;
}
