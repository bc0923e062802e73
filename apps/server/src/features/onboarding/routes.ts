import {
  athleteEndpoints,
  type MealsPreviewQuery,
  newPlansEndpoints,
  regenerateEndpoints,
} from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { previewMeals } from '../nutrition/index.ts';
import { answersNow } from '../progress/index.ts';
import { makeNewPlans } from './make-new-plans.ts';
import { makeNewProgram, previewNewProgram } from './make-new-program.ts';
import { openAccount } from './open-account.ts';
import { previewTargets } from './preview-targets.ts';

export function addOnboardingRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, athleteEndpoints.signUp, async (asked) => {
    const { id, email, name, role } = await openAccount(services, asked);
    return { user: { id, email, name, role } };
  });

  addEndpoint(app, newPlansEndpoints.previewTargets, async (asked) =>
    previewTargets(services, asked.actor, await athleteOf(services, asked)),
  );

  addEndpoint(app, newPlansEndpoints.previewMeals, async (asked) => {
    const { db, now } = services;
    const athlete = await athleteOf(services, asked);
    const answers = await answersNow(db, athlete, now());
    return { scaled: await previewMeals(db, athlete.id, answers, targetsIn(asked.query)) };
  });

  addEndpoint(app, regenerateEndpoints.previewProgram, async (asked) => {
    const athlete = await athleteOf(services, asked);
    return previewNewProgram(services, athlete, asked.query);
  });

  addEndpoint(app, regenerateEndpoints.regenerateProgram, async (asked) => {
    const athlete = await athleteOf(services, asked);
    return makeNewProgram(services, asked, athlete, asked.body);
  });

  addEndpoint(app, newPlansEndpoints.makeNewPlans, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return makeNewPlans(services, { actor, request }, athlete, body);
  });
}

/** The contract lets all four through, or none. */
function targetsIn({ calories, protein, carbs, fats }: MealsPreviewQuery) {
  const isNamed =
    calories !== undefined && protein !== undefined && carbs !== undefined && fats !== undefined;
  return isNamed ? { calories, protein, carbs, fats } : undefined;
}
