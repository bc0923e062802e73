import {
  addsUp,
  athleteEnergy,
  dailyTargetsFor,
  judgeOwnTargets,
  leadingNumber,
  type MacroTargets,
  makeMealPlan,
  type PlanAnswers,
  type TargetsJudgement,
  thousands,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import type { Sent } from '../../platform/db/sent-once.ts';
import { AppError, badField } from '../../platform/errors.ts';
import { findPerson } from '../athletes/index.ts';
import { resolveAlerts } from '../insights/index.ts';
import { countPlans, insertActivePlan, type NewPlan, type StoredPlan } from './queries.ts';

/** Figures that were not worked out here, and where they are from. */
export interface OwnTargets extends MacroTargets {
  from: Exclude<StoredPlan['targetsFrom'], 'answers'>;
  /** Why whoever set them finds them right in spite of the warnings. */
  reason?: string | undefined;
}

/** What a plan takes for what keeps the weight, and whether it was measured. */
type Basis = Pick<StoredPlan, 'maintenanceKcal' | 'isMeasured'>;

export interface Wanted {
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
  { own, basis, notes = [], sent, seed = userId }: Wanted = {},
): Promise<StoredPlan> {
  const round = await countPlans(tx, userId);
  const plan = composePlan(answers, `${seed}:${round}`, own);
  // Whether a plan by the formula, or one that goes on, fits is for the weekly review to say: what it found before may
  // be so still.
  if (!basis && own?.from !== 'calculator') await endAdaptation(tx, userId);
  return insertActivePlan(tx, {
    ...{ ...plan, notes: [...notes, ...plan.notes] },
    ...(basis ?? basisOf(answers, own)),
    ...{ ...sent, userId, createdAt: now },
  });
}

function basisOf(answers: PlanAnswers, own?: OwnTargets): Basis {
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
    targetsFrom: own?.from ?? 'answers',
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

/** What a plan says first of targets that are not ours. */
const ORIGINS: Record<OwnTargets['from'], (kcal: string) => string> = {
  coach: (kcal) => `The targets were set to ${kcal} kcal a day.`,
  protocol: (kcal) => `Planned for your protocol, ${kcal} kcal a day.`,
  proposal: (kcal) => `Scaled to your weekly proposal, ${kcal} kcal a day.`,
  calculator: (kcal) => `Planned for your own calculation, ${kcal} kcal a day.`,
};

function ownTargets(answers: PlanAnswers, { from, reason, ...own }: OwnTargets): Targets {
  if (!addsUp(own)) throw badField('targets', 'The grams do not add up to the calories');
  const judged = judgeOwnTargets(answers, own);
  if (judged.kind === 'refused') throw refusedTargets(judged);
  const why = reason && judged.warnings.length > 0 ? [`In spite of that: ${reason}`] : [];
  return { ...own, notes: [ORIGINS[from](thousands(own.calories)), ...judged.notes, ...why] };
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
