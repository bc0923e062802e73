import {
  avoidedFoods,
  type DietRules,
  helpText,
  outOfReachText,
  type PlanAnswers,
  type PlannedMeal,
  type ScaleResult,
  scaleMealPlan,
} from '@posedown/coaching';
import type { Db, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type PlanOptions, resolveAdaptationRequest } from './generate-plan.ts';
import { basisOf, type OwnTargets, planTargets, type Targets } from './plan-targets.ts';
import { findActivePlan, insertActivePlan, listPlans, type StoredPlan } from './queries.ts';
import { recordNewPlan } from './record-new-plan.ts';

/** Maximum number of past plans to load: more than a prep has weeks. */
const MAX_LOOKED_BACK = 40;

/** The meals with the original portions. Scaling rounds, so scaling a scaled plan would drift. */
async function findScaleOrigin(
  db: Db,
  active: StoredPlan,
  rules: DietRules,
): Promise<Pick<StoredPlan, 'meals' | 'targets'>> {
  // Foods the diet now excludes must not grow.
  if (avoidedFoods(active.meals, rules, 'your').length > 0) return active;
  const plans = await listPlans(db, active.userId, MAX_LOOKED_BACK);
  const foods = foodsKey(active.meals);
  const other = plans.findIndex(({ meals }) => foodsKey(meals) !== foods);
  return plans.slice(0, other < 0 ? plans.length : other).at(-1) ?? active;
}

const foodsKey = (meals: readonly PlannedMeal[]) =>
  JSON.stringify(meals.map(({ name, foods }) => [name, ...foods.map(({ foodId }) => foodId)]));

/** An active plan scaled to other targets, not stored. */
interface ScaledPlan {
  targets: Targets;
  /** The current diet plus the plan's own restrictions. */
  dietaryRestrictions: StoredPlan['dietaryRestrictions'];
  result: ScaleResult;
}

/**
 * Activates a plan for other targets with the same foods in other amounts. Call it with the athlete locked, then
 * refresh their roster row.
 * @throws AppError `conflict` without an active plan, `meals_out_of_reach` if no portions reach the targets, and as
 * `planTargets`
 */
export async function scaleActivePlan(
  tx: Tx,
  userId: string,
  answers: PlanAnswers,
  now: Date,
  { edit, own, sent }: Pick<PlanOptions, 'edit' | 'own' | 'sent'>,
): Promise<StoredPlan> {
  const active = await findActivePlan(tx, userId);
  if (!active) {
    throw new AppError('conflict', {
      userMessage: 'There are no meals yet. Create a meal plan first.',
    });
  }
  const { targets, dietaryRestrictions, result } = await scalePlan(tx, active, answers, own);
  const { notes: targetNotes, ...aim } = targets;
  const { plan, notes } = mealsOf(result, aim.calories);
  const { calories, protein, carbs, fats, meals } = plan;
  if (own?.from !== 'calculator') await resolveAdaptationRequest(tx, userId);
  const after = await insertActivePlan(tx, {
    ...{ calories, protein, carbs, fats, meals, dietaryRestrictions },
    ...{ targets: aim, targetsFrom: own?.from ?? 'answers' },
    notes: [...targetNotes, ...notes, ...plan.notes],
    ...basisOf(answers, own),
    ...{ ...sent, userId, createdAt: now },
  });
  await recordNewPlan(tx, { before: active, after, edit, effectiveOn: answers.today, now });
  return after;
}

/** Computes the scaled plan without storing it. @throws AppError as `planTargets` does */
export async function scalePlan(
  db: Db,
  plan: StoredPlan,
  answers: PlanAnswers,
  own: OwnTargets | undefined,
): Promise<ScaledPlan> {
  const targets = planTargets(answers, own);
  const { foodAllergies: allergies } = answers;
  const dietaryRestrictions = [
    ...new Set([...answers.dietaryRestrictions, ...plan.dietaryRestrictions]),
  ];
  const rules = { restrictions: dietaryRestrictions, allergies };
  const { meals, targets: plannedFor } = await findScaleOrigin(db, plan, rules);
  const result = scaleMealPlan({ meals, plannedFor, targets, rules });
  return { targets, dietaryRestrictions, result };
}

/** The scaled meals, with one food added or dropped if needed. @throws AppError `meals_out_of_reach` */
function mealsOf(result: ScaleResult, kcal: number) {
  if (result.kind === 'scaled') return { plan: result.plan, notes: [] };
  const { help } = result;
  if (help) return { plan: help.plan, notes: [helpText(help)] };
  throw new AppError('meals_out_of_reach', { userMessage: outOfReachText(result, kcal) });
}
