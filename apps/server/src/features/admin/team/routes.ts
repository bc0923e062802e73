import { adminEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { findHeadCoachId } from '../../athletes/index.ts';
import { addCoach } from './add-coach.ts';
import { giveAthlete } from './give-athlete.ts';
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
    const asked = { actor, athleteId: params.userId, request, ...body };
    return { coach: await giveAthlete(services, asked) };
  });
}
