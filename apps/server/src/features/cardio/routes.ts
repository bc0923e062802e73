import { addDays, calendarDayIn, daysBetween } from '@posedown/coaching';
import { type CardioSession, cardioEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { badField, notFound } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { findPerson, findVisibleAthlete, renewVersion } from '../athletes/index.ts';
import { changeCardioSession, deleteCardioSession } from './change-cardio-session.ts';
import { listCardioSessions, type StoredCardioSession, saveHeartRates } from './queries.ts';
import { recordCardioSession } from './record-cardio-session.ts';
import { showCardioPlan } from './show-cardio-plan.ts';

const DEFAULT_DAYS = 84;
const MOST_DAYS = 366;
const MOST_SESSIONS = 1000;

export function addCardioRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  addEndpoint(app, cardioEndpoints.recordCardioSession, async ({ actor, body }) =>
    toSession(await recordCardioSession(services, actor, body)),
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
      const athlete = await findVisibleAthlete(services, {
        actor,
        athleteId: params.userId,
        request,
      });
      const stretch = stretchOf(query, calendarDayIn(services.now(), athlete.timezone));
      const asked = { userId: athlete.id, ...stretch, limit: MOST_SESSIONS };
      return (await listCardioSessions(db, asked)).map(toSession);
    },
  );

  addEndpoint(app, cardioEndpoints.cardioPlan, async ({ actor, params, request }) =>
    showCardioPlan(
      services,
      await findVisibleAthlete(services, { actor, athleteId: params.userId, request }),
    ),
  );

  addEndpoint(app, cardioEndpoints.setHeartRates, async ({ actor, body }) => {
    await saveHeartRates(db, actor.userId, body);
    await renewVersion(db, actor.userId);
    const athlete = await findPerson(db, actor.userId);
    if (!athlete) throw notFound('Your account');
    return showCardioPlan(services, athlete);
  });
}

/** The days asked for: the last twelve weeks, unless the query says otherwise. */
function stretchOf(query: { from?: string | undefined; to?: string | undefined }, today: string) {
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to);
  if (days < 0) throw badField('to', 'The last day cannot be before the first');
  if (days >= MOST_DAYS) throw badField('to', `Ask for at most ${MOST_DAYS} days`);
  return { from, to };
}

function toSession(stored: StoredCardioSession): CardioSession {
  const { requestKey: _key, startedAt, createdAt, ...session } = stored;
  return {
    ...session,
    heartRateSource: session.averageHeartRate === null ? 'none' : 'measured',
    startedAt: startedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
