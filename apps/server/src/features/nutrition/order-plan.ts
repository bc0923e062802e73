import type { MealFrequency, PlanAnswers } from '@posedown/coaching';
import type { GeneratePlanBody } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { answerAgain, sentAs } from '../../platform/db/sent-once.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  findLatest,
  holdPerson,
  type Person,
  refreshRosterEntry,
  toPlanAnswers,
} from '../athletes/index.ts';
import { findMeasured } from '../progress/index.ts';
import { fillUnknown } from './fill-unknown.ts';
import { generatePlan } from './generate-plan.ts';
import { findSetPlan, keepTargets, showsSince } from './keep-targets.ts';
import { findPlanByKey, type StoredPlan } from './queries.ts';

/**
 * Makes an athlete the meal plan that they ask for, in the place of the one in force, for the targets that were set for
 * that one unless they bring others. The same form sent again makes nothing.
 * @throws AppError `not_enough_data` naming the answers that are missing, `invalid_input` for targets past a limit.
 */
export function orderPlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  body: GeneratePlanBody,
): Promise<StoredPlan> {
  return db.transaction(async (tx) => {
    const person = await holdPerson(tx, userId);
    if (!person) throw notFound('Your account');
    const sent = sentAs(body.requestKey, body);
    const first = body.requestKey && (await findPlanByKey(tx, person.id, body.requestKey));
    if (first) return answerAgain(first, first, sent);
    const set = body.targets ? null : await findSetPlan(tx, person.id);
    const { dietaryRestrictions = set?.dietaryRestrictions } = body;
    const known = await answersFor(tx, person, { ...body, dietaryRestrictions }, now());
    const own = body.targets && ({ ...body.targets, from: 'calculator' } as const);
    const { answers, ...wanted } = set
      ? keepTargets(known, set, await showsSince(tx, person, set))
      : { answers: known, own };
    const made = await generatePlan(tx, person.id, answers, now(), { ...wanted, sent });
    await refreshRosterEntry(tx, person.id, now());
    return made;
  });
}

/** What a plan is made from: the answers, what was measured, and what is asked for besides. */
async function answersFor(
  tx: Db,
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
