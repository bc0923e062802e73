import { athleteEndpoints, newPlanEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { makeNewPlans } from './make-new-plans.ts';
import { openAccount } from './open-account.ts';
import { previewTargets } from './preview-targets.ts';

export function addOnboardingRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, athleteEndpoints.signUp, async (asked) => {
    const { id, email, name, role } = await openAccount(services, asked);
    return { user: { id, email, name, role } };
  });

  addEndpoint(app, newPlanEndpoints.previewTargets, async (asked) =>
    previewTargets(services, await athleteOf(services, asked)),
  );

  addEndpoint(app, newPlanEndpoints.makeNewPlans, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    await makeNewPlans(services, request, athlete, body);
    return { plans: body.plans };
  });
}
