import type { MealFrequency, PlanAnswers } from '@posedown/coaching';
import type { GeneratePlanBody } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { answerAgain, sentAs } from '../../platform/db/sent-once.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findLatest, type Person, toPlanAnswers, writeForAthlete } from '../athletes/index.ts';
import { findMeasured } from '../progress/index.ts';
import { fillUnknown } from './fill-unknown.ts';
import { planByAthlete } from './plan-by-athlete.ts';
import { isSet } from './preserve-targets.ts';
import { findActivePlan, findPlanByKey, type StoredPlan } from './queries.ts';

/**
 * Makes an athlete the meal plan that they ask for, as far as they may decide about it. The same form sent again makes
 * nothing.
 * @throws AppError `not_enough_data` naming the answers that are missing, `invalid_input` for targets past a limit.
 */
export function orderPlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  body: GeneratePlanBody,
): Promise<StoredPlan> {
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx, person) => {
    const sent = sentAs(body.requestKey, body);
    const first = body.requestKey && (await findPlanByKey(tx, person.id, body.requestKey));
    if (first) return answerAgain(first, first, sent);
    const inForce = body.targets ? null : await findActivePlan(tx, person.id);
    const kept = inForce && isSet(inForce) ? inForce.dietaryRestrictions : undefined;
    const { dietaryRestrictions = kept, targets } = body;
    const answers = await answersFor(tx, person, { ...body, dietaryRestrictions }, now());
    const plan = await planByAthlete(tx, person, { answers, targets, sent }, now());
    return plan;
  });
}

/** What a plan is made from: the answers, what was measured, and what is asked for besides. */
async function answersFor(
  tx: Tx,
  person: Person,
  body: GeneratePlanBody,
  now: Date,
): Promise<PlanAnswers> {
  const latest = await findLatest(tx, person, now);
  const known = toPlanAnswers(fillUnknown(person, body), now, latest);
  const measured = await findMeasured(tx, person, now);
  const restrictions = [...known.dietaryRestrictions, ...(body.dietaryRestrictions ?? [])];
  return {
    ...known,
    ...measured,
    mealFrequency: frequencyOf(body),
    dietaryRestrictions: [...new Set(restrictions)],
  };
}

function frequencyOf({ mealFrequency }: GeneratePlanBody): MealFrequency {
  if (typeof mealFrequency === 'string') return mealFrequency;
  return `${mealFrequency}_meals` as MealFrequency;
}
