import { trainingPlanEndpoints } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { athleteOf, findVisibleAthlete } from '../../athletes/index.ts';
import { assignPlan, createPlan } from './create-plan.ts';
import { deletePlan } from './queries.ts';
import { pagePlans, showActivePlan, showPlan, toDetail } from './show-plans.ts';

export function addPlanRoutes(app: FastifyInstance, services: Services) {
  /** One of the coach's own athletes. */
  const findClient = async (actor: Actor, athleteId: string, request: FastifyRequest) => {
    const person = await findVisibleAthlete(services, { actor, athleteId, request });
    if (person.role !== 'client') throw notFound('Athlete');
    return person;
  };
  addEndpoint(app, trainingPlanEndpoints.createTrainingPlan, async ({ actor, body, request }) => {
    const client = body.clientId ? await findClient(actor, body.clientId, request) : null;
    return toDetail(services.db, await createPlan(services, { actor, request }, client, body));
  });
  addEndpoint(app, trainingPlanEndpoints.assignTrainingPlan, async (call) => {
    const { actor, params, body, request } = call;
    const client = await findClient(actor, body.clientId, request);
    return toDetail(services.db, await assignPlan(services, call, client, { ...params, ...body }));
  });
  addEndpoint(app, trainingPlanEndpoints.trainingPlans, async ({ actor, query }) =>
    pagePlans(services, actor.userId, query),
  );
  addEndpoint(app, trainingPlanEndpoints.trainingPlan, async (call) => {
    const { actor, params, query, request } = call;
    const { athleteId } = query;
    const ownerId = athleteId ? (await findClient(actor, athleteId, request)).id : actor.userId;
    return showPlan(services, ownerId, params.planId);
  });
  addEndpoint(app, trainingPlanEndpoints.deleteTrainingPlan, async ({ actor, params }) => {
    if (!(await deletePlan(services.db, actor.userId, params.planId))) throw notFound('Plan');
    return undefined;
  });
  addEndpoint(app, trainingPlanEndpoints.activePlan, async ({ actor, params, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return showActivePlan(services, athlete);
  });
}
