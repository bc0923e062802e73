import { calendarDayIn } from '@posedown/coaching';
import { competitionEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { addPrepRoutes, toCompetition } from './prep-routes.ts';
import { listCompetitions, type StoredCompetition } from './queries.ts';
import { addCompetition, changeCompetition, deleteCompetition } from './save-competition.ts';

/** Routes for an athlete's own competitions. */
export function addCompetitionRoutes(app: FastifyInstance, services: Services) {
  const reply = (stored: StoredCompetition, { timezone }: { timezone: string }) =>
    toCompetition(stored, calendarDayIn(services.now(), timezone));

  addEndpoint(app, competitionEndpoints.listCompetitions, async ({ actor }) =>
    (await listCompetitions(services.db, actor.userId)).map((stored) => reply(stored, actor)),
  );
  addEndpoint(app, competitionEndpoints.addCompetition, async ({ actor, body }) =>
    reply(await addCompetition(services, actor, body), actor),
  );
  addEndpoint(app, competitionEndpoints.changeCompetition, async ({ actor, params, body }) =>
    reply(await changeCompetition(services, actor, { ...params, ...body }), actor),
  );
  addEndpoint(app, competitionEndpoints.deleteCompetition, async ({ actor, params }) => {
    await deleteCompetition(services, actor, params.competitionId);
    return undefined;
  });
  addPrepRoutes(app, services);
}
