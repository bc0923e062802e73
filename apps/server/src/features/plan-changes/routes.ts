import { planChangeEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { acknowledgePlanChanges, listPlanChanges } from './list-plan-changes.ts';
import { cancelPlanned } from './planned/cancel-planned.ts';
import { setGuidance } from './set-guidance.ts';

export function addPlanChangeRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, planChangeEndpoints.planChanges, async ({ actor, params, query, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return listPlanChanges(services, { actor, athlete }, query);
  });

  addEndpoint(app, planChangeEndpoints.acknowledgePlanChanges, async (call) => {
    const { actor, body } = call;
    const athlete = await athleteOf(services, call);
    return acknowledgePlanChanges(services, { actor, athlete }, body.upTo);
  });

  addEndpoint(app, planChangeEndpoints.cancelPlannedChange, async ({ actor, params, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return cancelPlanned(services, { actor, athlete, request });
  });

  addEndpoint(app, planChangeEndpoints.setGuidance, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return setGuidance(services, { actor, athlete, mode: body.mode, request });
  });
}
