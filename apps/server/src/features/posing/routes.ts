import { type PoseSession, posingEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import {
  deleteSession,
  listPractice,
  listRosterPractice,
  noteOnSession,
  saveSession,
} from './pose-sessions.ts';
import type { StoredSession } from './queries.ts';

export function addPosingRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, posingEndpoints.savePoseSession, async ({ actor, body }) =>
    toSession(await saveSession(services, actor, body)),
  );

  addEndpoint(app, posingEndpoints.listPoseSessions, async ({ actor, params, query, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    const page = await listPractice(services, { athlete, ...query });
    return { ...page, sessions: page.sessions.map(toSession) };
  });

  addEndpoint(app, posingEndpoints.recentPoseSessions, async ({ actor }) => {
    const found = await listRosterPractice(services, actor);
    return found.map(({ athleteName, session }) => ({ athleteName, session: toSession(session) }));
  });

  addEndpoint(app, posingEndpoints.noteOnPoseSession, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    const { sessionId } = params;
    return toSession(await noteOnSession(services, request, { athlete, sessionId, ...body }));
  });

  addEndpoint(app, posingEndpoints.deletePoseSession, async ({ actor, params, request }) => {
    await athleteOf(services, { actor, params, request });
    await deleteSession(services, params);
    return undefined;
  });
}

function toSession(stored: StoredSession): PoseSession {
  const { requestKey: _key, requestHash: _hash, createdAt, ...session } = stored;
  return { ...session, createdAt: createdAt.toISOString() };
}
