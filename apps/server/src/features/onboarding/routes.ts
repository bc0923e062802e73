import {
  athleteEndpoints,
  type MealsPreviewQuery,
  newPlansEndpoints,
  regenerateEndpoints,
  type TargetsPreview,
} from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { athleteOf, type Person } from '../athletes/index.ts';
import {
  computeTargets,
  findActivePlan,
  previewMeals,
  previewPreserved,
} from '../nutrition/index.ts';
import { answersNow } from '../progress/index.ts';
import { createNewPlans } from './create-new-plans.ts';
import { createNewProgram, previewNewProgram } from './create-new-program.ts';
import { createAccount } from './sign-up.ts';

export function addOnboardingRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, athleteEndpoints.signUp, async (call) => {
    const { id, email, name, role } = await createAccount(services, call);
    return { user: { id, email, name, role } };
  });

  addEndpoint(app, newPlansEndpoints.previewTargets, async (call) =>
    previewTargets(services, call.actor, await athleteOf(services, call)),
  );

  addEndpoint(app, newPlansEndpoints.previewMeals, async (call) => {
    const { db, now } = services;
    const athlete = await athleteOf(services, call);
    const answers = await answersNow(db, athlete, now());
    return { scaled: await previewMeals(db, athlete.id, answers, targetsIn(call.query)) };
  });

  addEndpoint(app, regenerateEndpoints.previewProgram, async (call) => {
    const athlete = await athleteOf(services, call);
    return previewNewProgram(services, athlete, call.query);
  });

  addEndpoint(app, regenerateEndpoints.regenerateProgram, async (call) => {
    const athlete = await athleteOf(services, call);
    return createNewProgram(services, call, athlete, call.body);
  });

  addEndpoint(app, newPlansEndpoints.createNewPlans, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return createNewPlans(services, { actor, request }, athlete, body);
  });
}

/** The contract requires all four or none. */
function targetsIn({ calories, protein, carbs, fats }: MealsPreviewQuery) {
  const isNamed =
    calories !== undefined && protein !== undefined && carbs !== undefined && fats !== undefined;
  return isNamed ? { calories, protein, carbs, fats } : undefined;
}

/**
 * The targets of a new meal plan next to the current ones. Stores nothing. If the coach decides, the current targets
 * stay. @throws AppError `not_enough_data` if the answers allow no targets
 */
async function previewTargets(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Pick<Actor, 'userId'>,
  athlete: Person,
): Promise<TargetsPreview> {
  const answers = await answersNow(db, athlete, now());
  const saved = userId === athlete.id ? await previewPreserved(db, athlete, answers) : null;
  const { notes, ...next } = saved ?? computeTargets(answers);
  const plan = await findActivePlan(db, athlete.id);
  return { now: plan?.targets ?? null, next: { ...next, notes: [...notes] } };
}
