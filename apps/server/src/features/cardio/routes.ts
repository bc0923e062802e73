import { type CardioSession, cardioEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { changeCardioSession, deleteCardioSession } from './change-cardio-session.ts';
import type { StoredCardioSession } from './queries.ts';
import { recordCardioSession, restoreCardioSession } from './record-cardio-session.ts';
import { listCardioDays, showCardioPlan } from './show-cardio-plan.ts';
import { setHeartRates } from './start-cardio-plan.ts';

export function addCardioRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, cardioEndpoints.recordCardioSession, async ({ actor, body }) =>
    toSession(await recordCardioSession(services, actor, body)),
  );

  addEndpoint(app, cardioEndpoints.restoreCardioSession, async ({ actor, body }) =>
    toSession(await restoreCardioSession(services, actor, body)),
  );

  addEndpoint(app, cardioEndpoints.changeCardioSession, async ({ actor, params, body }) =>
    toSession(await changeCardioSession(services, actor, { ...params, ...body })),
  );

  addEndpoint(app, cardioEndpoints.deleteCardioSession, async ({ actor, params, body }) => {
    await deleteCardioSession(services, actor, { ...params, ...body });
    return undefined;
  });

  addEndpoint(
    app,
    cardioEndpoints.listCardioSessions,
    async ({ actor, params, query, request }) => {
      const athlete = await athleteOf(services, { actor, params, request });
      return (await listCardioDays(services, { athlete, query })).map(toSession);
    },
  );

  addEndpoint(app, cardioEndpoints.cardioPlan, async ({ actor, params, request }) =>
    showCardioPlan(services, await athleteOf(services, { actor, params, request })),
  );

  addEndpoint(app, cardioEndpoints.setHeartRates, async ({ actor, body }) => {
    return showCardioPlan(services, await setHeartRates(services, actor, body));
  });
}

function toSession(stored: StoredCardioSession): CardioSession {
  const { requestKey: _key, requestHash: _hash, startedAt, createdAt, ...session } = stored;
  return {
    ...session,
    startedAt: startedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
