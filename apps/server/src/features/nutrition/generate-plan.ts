import {
  leadingNumber,
  type MealPlanRequest,
  makeMealPlan,
  type PlanAnswers,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import type { Sent } from '../../platform/db/sent-once.ts';
import { findPerson } from '../athletes/index.ts';
import { resolveAlerts } from '../insights/index.ts';
import type { PlanEdit } from '../plan-changes/index.ts';
import { type Basis, basisOf, type OwnTargets, planTargets } from './plan-targets.ts';
import {
  countPlans,
  findActivePlan,
  insertActivePlan,
  type NewPlan,
  type StoredPlan,
} from './queries.ts';
import { recordNewPlan } from './record-new-plan.ts';

export interface Wanted {
  /** Who wants it and why; null for the first plan of a new athlete. */
  edit: PlanEdit | null;
  /** Figures to be planned for as far as they are safe, instead of ours. */
  own?: OwnTargets | undefined;
  /** What they rest on since they were first planned for, where they go on. */
  basis?: Basis;
  /** What is to be said first. */
  notes?: readonly string[];
  /** What asked for it. */
  sent?: Sent;
  /** Athletes with other seeds get other plans from the same answers. */
  seed?: string;
}

/**
 * Makes a day of meals from an athlete's answers and stores it as their active plan. Every new plan
 * differs from the ones before, and the same athlete with the same history gets the same plan.
 * Call it in a transaction that holds the athlete and then refreshes their roster row.
 * @throws AppError `not_enough_data` where the answers do not allow targets, `invalid_input` for own
 * figures past a safety limit.
 */
export async function generatePlan(
  tx: Tx,
  userId: string,
  answers: PlanAnswers,
  now: Date,
  { edit, own, basis, notes = [], sent, seed = userId }: Wanted,
): Promise<StoredPlan> {
  const round = await countPlans(tx, userId);
  const before = await findActivePlan(tx, userId);
  const choice = { seed: `${seed}:${round}`, recentMeals: before?.meals ?? [] };
  const plan = composePlan(answers, choice, own);
  // Whether a plan by the formula, or one that goes on, fits is for the weekly proposal to say: what it found before
  // may be so still.
  if (!basis && own?.from !== 'calculator') await endAdaptation(tx, userId);
  const after = await insertActivePlan(tx, {
    ...{ ...plan, notes: [...notes, ...plan.notes] },
    ...(basis ?? basisOf(answers, own)),
    ...{ ...sent, userId, createdAt: now },
  });
  await recordNewPlan(tx, { before, after, edit, effectiveOn: answers.today, now });
  return after;
}

/** The coach was asked for another plan, and here it is. */
export async function endAdaptation(tx: Tx, athleteId: string) {
  const coachId = (await findPerson(tx, athleteId))?.coachId ?? null;
  await resolveAlerts(tx, { athleteId, coachId }, 'weekly_adaptation');
}

/** A plan for one athlete, not stored. */
function composePlan(
  answers: PlanAnswers,
  choice: Pick<MealPlanRequest, 'seed' | 'recentMeals'>,
  own?: OwnTargets,
): Omit<NewPlan, 'userId'> & Pick<StoredPlan, 'notes'> {
  const { notes, ...targets } = planTargets(answers, own);
  const plan = makeMealPlan({
    targets,
    mealCount: mealCountOf(answers),
    dietaryRestrictions: answers.dietaryRestrictions,
    foodAllergies: answers.foodAllergies,
    cookingPreference: answers.cookingPreference,
    weightKg: answers.weightKg,
    ...trainingOf(answers),
    ...choice,
  });
  return {
    calories: plan.calories,
    protein: plan.protein,
    carbs: plan.carbs,
    fats: plan.fats,
    targets,
    targetsFrom: own?.from ?? 'answers',
    meals: plan.meals,
    dietaryRestrictions: [...answers.dietaryRestrictions],
    notes: [...notes, ...plan.notes],
  };
}

function trainingOf({ trainingTime, sessionDuration }: PlanAnswers) {
  if (trainingTime === undefined) return {};
  return { training: { time: trainingTime, minutes: leadingNumber(sessionDuration) } };
}

const MEAL_COUNTS = [3, 4, 5, 6] as const;

function mealCountOf({ mealFrequency }: PlanAnswers) {
  const wanted = leadingNumber(mealFrequency);
  return MEAL_COUNTS.find((count) => count === wanted) ?? 5;
}
