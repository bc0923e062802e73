import { addDays, calendarDayIn } from '@posedown/coaching';
import { type PoseSession, posingEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { findVisibleAthlete, holdPerson, refreshRosterEntry } from '../athletes/index.ts';
import { listPractice } from './list-sessions.ts';
import { noteOnSession } from './note-on-session.ts';
import { deleteSession, listRosterSessions, type StoredSession } from './queries.ts';
import { saveSession } from './save-session.ts';

/** What the coach is shown of the athletes' practice. */
const RECENT_DAYS = 28;
const RECENT_SESSIONS = 30;

export function addPosingRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, posingEndpoints.savePoseSession, async ({ actor, body }) =>
    toSession(await saveSession(services, actor, body)),
  );

  addEndpoint(app, posingEndpoints.listPoseSessions, async ({ actor, params, query, request }) => {
    const asked = { actor, athleteId: params.userId, request };
    const athlete = await findVisibleAthlete(services, asked);
    const page = await listPractice(services, { athlete, ...query });
    return { ...page, sessions: page.sessions.map(toSession) };
  });

  addEndpoint(app, posingEndpoints.recentPoseSessions, async ({ actor }) => {
    const since = addDays(calendarDayIn(services.now(), actor.timezone), -RECENT_DAYS);
    const asked = { coachId: actor.userId, since, limit: RECENT_SESSIONS };
    const found = await listRosterSessions(services.db, asked);
    return found.map(({ athleteName, session }) => ({ athleteName, session: toSession(session) }));
  });

  addEndpoint(app, posingEndpoints.noteOnPoseSession, async ({ actor, params, body, request }) => {
    const asked = { actor, athleteId: params.userId, request };
    const athlete = await findVisibleAthlete(services, asked);
    const { sessionId } = params;
    return toSession(await noteOnSession(services, request, { athlete, sessionId, ...body }));
  });

  addEndpoint(app, posingEndpoints.deletePoseSession, async ({ actor, params, request }) => {
    await findVisibleAthlete(services, { actor, athleteId: params.userId, request });
    await services.db.transaction(async (tx) => {
      await holdPerson(tx, params.userId);
      if (!(await deleteSession(tx, params))) throw notFound('That session');
      await refreshRosterEntry(tx, params.userId, services.now());
    });
    return undefined;
  });
}

function toSession(stored: StoredSession): PoseSession {
  const { requestKey: _key, requestHash: _hash, createdAt, ...session } = stored;
  return { ...session, createdAt: createdAt.toISOString() };
}
