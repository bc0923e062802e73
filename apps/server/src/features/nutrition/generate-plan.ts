import {
  addsUp,
  athleteEnergy,
  dailyTargetsFor,
  isSameTargets,
  judgeOwnTargets,
  leadingNumber,
  type MacroTargets,
  makeMealPlan,
  type PlanAnswers,
  type PlanDifference,
  type PlanSummaries,
  type TargetsJudgement,
  thousands,
} from '@posedown/coaching';
import type { FoodItem } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Sent } from '../../platform/db/sent-once.ts';
import { AppError, badField } from '../../platform/errors.ts';
import { findPerson } from '../athletes/index.ts';
import { resolveAlerts } from '../insights/index.ts';
import { type PlanEdit, recordPlanChange } from '../plan-changes/index.ts';
import {
  countPlans,
  findActivePlan,
  insertActivePlan,
  type NewPlan,
  type StoredPlan,
} from './queries.ts';

/** Figures to plan for instead of computing them, and where they are from: `answers` for those of the plan before. */
export interface OwnTargets extends MacroTargets {
  from: StoredPlan['targetsFrom'];
  /** Why whoever set them finds them right in spite of the warnings. */
  reason?: string | undefined;
}

/** What a plan takes for what keeps the weight, whether it was measured, and the show that it is for. */
type Basis = Pick<StoredPlan, 'maintenanceKcal' | 'isMeasured' | 'showOn'>;

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
 * Call it in a transaction that holds the athlete and then refreshes their line of the roster.
 * @throws AppError `not_enough_data` where the answers do not allow targets, `invalid_input` for own
 * figures past a safety limit.
 */
export async function generatePlan(
  tx: Db,
  userId: string,
  answers: PlanAnswers,
  now: Date,
  { edit, own, basis, notes = [], sent, seed = userId }: Wanted,
): Promise<StoredPlan> {
  const round = await countPlans(tx, userId);
  const plan = composePlan(answers, `${seed}:${round}`, own);
  // Whether a plan by the formula, or one that goes on, fits is for the weekly review to say: what it found before may
  // be so still.
  if (!basis && own?.from !== 'calculator') await endAdaptation(tx, userId);
  const before = edit && (await findActivePlan(tx, userId));
  const stored = await insertActivePlan(tx, {
    ...{ ...plan, notes: [...notes, ...plan.notes] },
    ...(basis ?? basisOf(answers, own)),
    ...{ ...sent, userId, createdAt: now },
  });
  if (edit) {
    const difference = planDifference(before, stored);
    await recordPlanChange(tx, {
      ...{ athleteId: userId, edit, difference, effectiveOn: answers.today, now },
    });
  }
  return stored;
}

/** A plan with other targets changes these; else it changes the meals alone. */
function planDifference(before: StoredPlan | null, after: StoredPlan): PlanDifference {
  if (before && isSameTargets(before.targets, after.targets)) {
    return { kind: 'meals', before: mealsSummary(before), after: mealsSummary(after) };
  }
  return { kind: 'targets', before: before?.targets ?? null, after: after.targets };
}

/** @param foods the food that another one takes the place of, or that does */
export const mealsSummary = (
  { calories, meals }: Pick<StoredPlan, 'calories' | 'meals'>,
  ...foods: FoodItem[]
): PlanSummaries['meals'] => ({
  calories,
  mealCount: meals.length,
  foods: foods.map(({ amount, name }) => `${amount} ${name}`),
});

function basisOf(answers: PlanAnswers, own?: OwnTargets): Basis {
  return { ...maintenanceOf(answers, own), showOn: showOnOf(answers) };
}

/** The show that somebody prepares for, or the one that was withdrawn: no diet begins before there is another. */
export function showOnOf(answers: PlanAnswers): string | null {
  if (answers.primaryGoal !== 'competition_prep') return null;
  return answers.competitionDate ?? answers.withdrawnShow ?? null;
}

function maintenanceOf(answers: PlanAnswers, own?: OwnTargets): Omit<Basis, 'showOn'> {
  const { formulaKcal, maintenanceKcal } = athleteEnergy(answers);
  // The calculator knows nothing of what was measured.
  if (own?.from === 'calculator') {
    return { maintenanceKcal: Math.round(formulaKcal), isMeasured: false };
  }
  const isMeasured = answers.measuredKcal !== undefined;
  return { maintenanceKcal: Math.round(maintenanceKcal), isMeasured };
}

/** The coach was asked for another plan, and here it is. */
async function endAdaptation(tx: Db, athleteId: string) {
  const coachId = (await findPerson(tx, athleteId))?.coachId ?? null;
  await resolveAlerts(tx, { athleteId, coachId }, 'weekly_adaptation');
}

/** A plan for one athlete, not stored. */
function composePlan(
  answers: PlanAnswers,
  seed: string,
  own?: OwnTargets,
): Omit<NewPlan, 'userId'> & Pick<StoredPlan, 'notes'> {
  const { notes, ...targets } = targetsOf(answers, { own });
  const plan = makeMealPlan({
    targets,
    mealCount: mealCountOf(answers),
    dietaryRestrictions: answers.dietaryRestrictions,
    foodAllergies: answers.foodAllergies,
    cookingPreference: answers.cookingPreference,
    seed,
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

type Targets = MacroTargets & { notes: readonly string[] };

/** What a plan would aim at, with what is said of it. @throws AppError as `generatePlan` does. */
export function targetsOf(
  answers: PlanAnswers,
  { own, notes = [] }: Pick<Wanted, 'own' | 'notes'>,
): Targets {
  const targets = own ? ownTargets(answers, own) : ourTargets(answers);
  return { ...targets, notes: [...notes, ...targets.notes] };
}

/**
 * What a day comes to by the answers, with what it rests on in sentences.
 * @throws AppError `not_enough_data` where the answers do not allow targets.
 */
export function ourTargets(answers: PlanAnswers): Targets {
  const targets = dailyTargetsFor(answers);
  if (targets.kind === 'not-enough-data') {
    throw new AppError('not_enough_data', {
      userMessage: 'Your age, height, weight and target weight are needed to make a plan.',
    });
  }
  const { calories, protein, carbs, fats, notes } = targets;
  return { calories, protein, carbs, fats, notes: notes.map(({ text }) => text) };
}

/** What a plan says first of targets that are not ours. */
const ORIGINS: Record<OwnTargets['from'], (kcal: string) => string> = {
  coach: (kcal) => `The targets were set to ${kcal} kcal a day.`,
  protocol: (kcal) => `Planned for your protocol, ${kcal} kcal a day.`,
  calculator: (kcal) => `Planned for your own calculation, ${kcal} kcal a day.`,
  answers: (kcal) => `The targets stay at ${kcal} kcal a day.`,
};

function ownTargets(answers: PlanAnswers, { from, reason, ...own }: OwnTargets): Targets {
  const judged = requireSafeTargets(answers, own);
  const why = reason && judged.warnings.length > 0 ? [`Coach’s reason: ${reason}`] : [];
  return { ...own, notes: [ORIGINS[from](thousands(own.calories)), ...judged.notes, ...why] };
}

/** @throws AppError `invalid_input` for grams that miss the calories, and for figures past a safety limit. */
export function requireSafeTargets(answers: PlanAnswers, own: MacroTargets) {
  if (!addsUp(own)) throw badField('targets', 'The grams do not add up to the calories');
  const judged = judgeOwnTargets(answers, own);
  if (judged.kind === 'refused') throw refusedTargets(judged);
  return judged;
}

/** Names each figure that is past a limit. */
function refusedTargets({ reason, faults }: Extract<TargetsJudgement, { kind: 'refused' }>) {
  const issues = faults.map(({ field, text }) => ({ path: `targets.${field}`, message: text }));
  return new AppError('invalid_input', { userMessage: reason, issues });
}

const MEAL_COUNTS = [3, 4, 5, 6] as const;

function mealCountOf({ mealFrequency }: PlanAnswers) {
  const wanted = leadingNumber(mealFrequency);
  return MEAL_COUNTS.find((count) => count === wanted) ?? 5;
}
