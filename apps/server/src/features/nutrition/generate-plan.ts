import {
  generateMealPlan,
  leadingNumber,
  type MealPlanRequest,
  type PlanAnswers,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import type { Sent } from '../../platform/db/store-once.ts';
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

export interface PlanOptions {
  /** Who requested the plan and why. Null for a new athlete's first plan. */
  edit: PlanEdit | null;
  /** Custom targets, used as far as they are safe. */
  own?: OwnTargets | undefined;
  /** The basis of preserved targets. */
  basis?: Basis;
  /** Notes to show first. */
  notes?: readonly string[];
  /** The request for the plan. */
  sent?: Sent;
  /** Varies the plan: different seeds give different plans for the same answers. */
  seed?: string;
}

/**
 * Creates a day of meals from the answers as the active plan. Each new plan differs from earlier ones; the same history
 * gives the same plan. Call it with the athlete locked, then refresh their roster row.
 * @throws AppError `not_enough_data` if the answers allow no targets, `invalid_input` for own targets past a safety
 * limit
 */
export async function generatePlan(
  tx: Tx,
  userId: string,
  answers: PlanAnswers,
  now: Date,
  { edit, own, basis, notes = [], sent, seed = userId }: PlanOptions,
): Promise<StoredPlan> {
  const round = await countPlans(tx, userId);
  const before = await findActivePlan(tx, userId);
  const choice = { seed: `${seed}:${round}`, recentMeals: before?.meals ?? [] };
  const plan = composePlan(answers, choice, own);
  // For formula-based or continued plans, the weekly proposal decides whether they fit. Its findings may still apply.
  if (!basis && own?.from !== 'calculator') await resolveAdaptationRequest(tx, userId);
  const after = await insertActivePlan(tx, {
    ...{ ...plan, notes: [...notes, ...plan.notes] },
    ...(basis ?? basisOf(answers, own)),
    ...{ ...sent, userId, createdAt: now },
  });
  await recordNewPlan(tx, { before, after, edit, effectiveOn: answers.today, now });
  return after;
}

/** Resolves the coach's request for another plan. */
export async function resolveAdaptationRequest(tx: Tx, athleteId: string) {
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
  const plan = generateMealPlan({
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
  const mealCount = leadingNumber(mealFrequency);
  return MEAL_COUNTS.find((count) => count === mealCount) ?? 5;
}
