import { adminEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/database.ts';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { findHeadCoachId, handOverAthlete } from '../../athletes/index.ts';
import { writeToAthlete } from '../../messages/index.ts';
import { addCoach } from './add-coach.ts';
import { listCoaches } from './queries.ts';
import { removeCoach } from './remove-coach.ts';
import { toColleague } from './to-colleague.ts';

export function addTeamRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  addEndpoint(app, adminEndpoints.team, async ({ actor }) => {
    const headId = await findHeadCoachId(db);
    const coaches = await listCoaches(db);
    return {
      coaches: coaches.map((coach) => toColleague(coach, headId)),
      mayAdd: actor.userId === headId,
    };
  });

  addEndpoint(app, adminEndpoints.addColleague, async ({ actor, body, request }) =>
    addCoach(services, { actor, body, request }),
  );

  addEndpoint(app, adminEndpoints.removeColleague, async ({ actor, params, body, request }) => {
    const asked = { actor, coachId: params.coachId, body, request };
    return { handedOver: await removeCoach(services, asked) };
  });

  addEndpoint(app, adminEndpoints.handOver, async ({ actor, params, body, request }) => {
    const { coachId, message } = body;
    const athleteId = params.userId;
    const line = message && { coachId: actor.userId, athleteId, content: message };
    const beforehand = line ? (tx: Db) => writeToAthlete(tx, line, services.now()) : undefined;
    const asked = { actor, athleteId, coachId, request, beforehand };
    return { coach: await handOverAthlete(services, asked) };
  });
}
