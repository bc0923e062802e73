import {
  type ActivityLevel,
  EXPERIENCES,
  type Experience,
  type MealFrequency,
  type PlanAnswers,
  PRIMARY_GOALS,
  type PrimaryGoal,
} from '@posedown/coaching';
import type { GeneratePlanBody } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findLatest, type Person, toPlanAnswers, writeForAthlete } from '../athletes/index.ts';
import { findMeasured } from '../progress/index.ts';
import { planByAthlete } from './plan-by-athlete.ts';
import { isSet } from './preserve-targets.ts';
import { findActivePlan, findPlanByKey, type StoredPlan } from './queries.ts';

const ACTIVITY: Record<NonNullable<GeneratePlanBody['activityLevel']>, ActivityLevel> = {
  sedentary: 'sedentary',
  light: 'lightly_active',
  lightly_active: 'lightly_active',
  moderate: 'moderately_active',
  moderately_active: 'moderately_active',
  active: 'very_active',
  high: 'very_active',
  'very-active': 'very_active',
  very_active: 'very_active',
};

/** The specification's fixed profile. */
const FIXED = {
  age: 25,
  height: 175,
  weight: 80,
  targetWeight: 75,
  experience: 'intermediate',
  primaryGoal: 'competition_prep',
  activityLevel: 'very_active',
  targetTimeline: '12_weeks',
  availability: '5-6',
  mealFrequency: '5_meals',
  cookingPreference: 'basic',
  trainingFrequency: '5_days',
  sessionDuration: '60_min',
  cardioPreference: 'moderate',
  equipmentAccess: 'gym',
  sleepHours: 8,
  stressLevel: 'moderate',
  waterIntake: 3,
} as const;

/**
 * Fills missing answers from the request, or else from the specification's fixed profile. The athlete's own answers
 * take precedence.
 */
function fillUnknown(person: Person, body: GeneratePlanBody): Person {
  const sent = body.userProfile ?? {};
  const request = {
    age: sent.age,
    height: sent.height,
    weight: sent.weight,
    targetWeight: body.targetWeight,
    experience: oneOf<Experience>(EXPERIENCES, sent.experience),
    primaryGoal: oneOf<PrimaryGoal>(PRIMARY_GOALS, sent.goal),
    activityLevel: body.activityLevel ? ACTIVITY[body.activityLevel] : undefined,
  };
  return { ...person, ...FIXED, ...withoutEmpty(request), ...withoutEmpty(person) };
}

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined) {
  return values.find((value) => value === text);
}

/** The same object without its empty fields. */
function withoutEmpty<Fields extends object>(fields: Fields): Partial<Fields> {
  const filled = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(filled) as Partial<Fields>;
}

/**
 * Creates the meal plan an athlete requests, as far as they may decide. A duplicate creates nothing. @throws AppError
 * `not_enough_data` naming the missing answers, `invalid_input` for targets past a limit
 */
export function orderPlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  body: GeneratePlanBody,
): Promise<StoredPlan> {
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx, person) => {
    const sent = sentAs(body.requestKey, body);
    const first = body.requestKey && (await findPlanByKey(tx, person.id, body.requestKey));
    if (first) return repeatResult(first, first, sent);
    const activePlan = body.targets ? null : await findActivePlan(tx, person.id);
    const saved = activePlan && isSet(activePlan) ? activePlan.dietaryRestrictions : undefined;
    const { dietaryRestrictions = saved, targets } = body;
    const answers = await answersFor(tx, person, { ...body, dietaryRestrictions }, now());
    const plan = await planByAthlete(tx, person, { answers, targets, sent }, now());
    return plan;
  });
}

/** A plan's input: the answers, what was measured and the request. */
async function answersFor(
  tx: Tx,
  person: Person,
  body: GeneratePlanBody,
  now: Date,
): Promise<PlanAnswers> {
  const latest = await findLatest(tx, person, now);
  const answers = toPlanAnswers(fillUnknown(person, body), now, latest);
  const measured = await findMeasured(tx, person, now);
  const restrictions = [...answers.dietaryRestrictions, ...(body.dietaryRestrictions ?? [])];
  return {
    ...answers,
    ...measured,
    mealFrequency: frequencyOf(body),
    dietaryRestrictions: [...new Set(restrictions)],
  };
}

function frequencyOf({ mealFrequency }: GeneratePlanBody): MealFrequency {
  if (typeof mealFrequency === 'string') return mealFrequency;
  return `${mealFrequency}_meals` as MealFrequency;
}
