import {
  addsUp,
  athleteEnergy,
  dailyTargetsFor,
  judgeOwnTargets,
  leadingNumber,
  type MacroTargets,
  makeMealPlan,
  type PlanAnswers,
  thousands,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import type { Sent } from '../../platform/db/sent-once.ts';
import { AppError, badField } from '../../platform/errors.ts';
import { findPerson } from '../athletes/index.ts';
import { resolveAlerts } from '../insights/index.ts';
import { countPlans, insertActivePlan, type NewPlan, type StoredPlan } from './queries.ts';

/** Figures that were not worked out here. */
interface OwnTargets extends MacroTargets {
  /** A sentence on where they are from. */
  origin?: string;
  /** Worked out in the calculator, which knows nothing of what was measured: so the plan rests on the formula. */
  isByFormula?: boolean;
}

interface Wanted {
  /** Figures of the athlete's own, planned for as far as they are safe. */
  own?: OwnTargets | undefined;
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
  { own, sent, seed = userId }: Wanted = {},
): Promise<StoredPlan> {
  const round = await countPlans(tx, userId);
  const plan = composePlan(answers, `${seed}:${round}`, own);
  const basis = basisOf(answers, own);
  // Whether a plan by the formula fits is for the weekly review to say: what it found before may be so still.
  if (!own?.isByFormula) await endAdaptation(tx, userId);
  return insertActivePlan(tx, { ...plan, ...basis, ...sent, userId, createdAt: now });
}

/** What a plan takes for what keeps the weight, and whether it was measured. */
function basisOf(answers: PlanAnswers, own?: OwnTargets) {
  const { formulaKcal, maintenanceKcal } = athleteEnergy(answers);
  if (own?.isByFormula) return { maintenanceKcal: Math.round(formulaKcal), isMeasured: false };
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
): Omit<NewPlan, 'userId'> {
  const { notes, ...targets } = own ? ownTargets(answers, own) : ourTargets(answers);
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
    meals: plan.meals,
    dietaryRestrictions: [...answers.dietaryRestrictions],
    notes: [...notes, ...plan.notes],
  };
}

type Targets = MacroTargets & { notes: readonly string[] };

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

function ownTargets(answers: PlanAnswers, { origin, isByFormula: _, ...own }: OwnTargets): Targets {
  if (!addsUp(own)) throw badField('targets', 'The grams do not add up to the calories');
  const judged = judgeOwnTargets(answers, own);
  if (judged.kind === 'refused') throw badField('targets', judged.reason);
  const ownOrigin = `Planned for your own calculation, ${thousands(own.calories)} kcal a day.`;
  return { ...own, notes: [origin ?? ownOrigin, ...judged.notes] };
}

const MEAL_COUNTS = [3, 4, 5, 6] as const;

function mealCountOf({ mealFrequency }: PlanAnswers) {
  const wanted = leadingNumber(mealFrequency);
  return MEAL_COUNTS.find((count) => count === wanted) ?? 5;
}
