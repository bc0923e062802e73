import type { PlanAnswers, PrimaryGoal, TargetTimeline } from '../athlete/answers.ts';
import { leadsToTarget, MIN_DISTANCE_KG } from '../athlete/leads-to-target.ts';
import { weightText } from '../athlete/weight-text.ts';
import { type AthletePhase, GOAL_PHASES } from '../phase/athlete-phase.ts';
import { proteinRange } from '../safety/macro-checks.ts';
import { counted } from '../text/counted.ts';
import { thousands } from '../text/thousands.ts';
import { type AthleteEnergy, kcalForWeeklyRate } from './athlete-energy.ts';
import { type CustomizerGoal, KCAL_PER_GRAM, NUTRITION_RULES } from './nutrition-calculator.ts';
import { info, type TargetNote, warn } from './target-note.ts';

export type TargetPhase = AthletePhase;

/** The plan for a goal, before any safety limit. */
export interface GoalPlan {
  phase: TargetPhase;
  intakeKcal: number;
  /** The intake its notes describe, if a minimum of the goal itself has raised it. */
  requestedKcal?: number;
  /** Protein and fat in grams for an intake; carbohydrate is the remainder. */
  split(intakeKcal: number): { proteinG: number; fatsG: number };
  notes: readonly TargetNote[];
}

/** Planned loss outside a prep, % of body weight a week, whatever deficit it takes. [our choice] */
const LOSS_RATE_PERCENT = 0.7;

interface GoalRule {
  /** The shares of protein, carbohydrate and fat. */
  shares: CustomizerGoal;
  phase: TargetPhase;
  /** kcal a day relative to maintenance. */
  changeKcal(weightKg: number, energy: AthleteEnergy): number;
  /** @param kcal absolute value of that change */
  decided(kcal: string): string;
}

const GOALS: Record<Exclude<PrimaryGoal, 'competition_prep'>, GoalRule> = {
  weight_loss: {
    shares: 'cutting',
    phase: GOAL_PHASES.weight_loss,
    changeKcal: (weightKg, energy) =>
      kcalForWeeklyRate((-LOSS_RATE_PERCENT / 100) * weightKg, energy),
    decided: (kcal) => `To lose fat: ${kcal} kcal below`,
  },
  muscle_gain: {
    shares: 'bulking',
    phase: GOAL_PHASES.muscle_gain,
    changeKcal: () => NUTRITION_RULES.bulking.adjustmentKcal,
    decided: (kcal) => `To build muscle: ${kcal} kcal above`,
  },
  maintenance: {
    shares: 'maintaining',
    phase: GOAL_PHASES.maintenance,
    changeKcal: () => 0,
    decided: () => 'To stay as you are: exactly',
  },
  body_recomp: {
    shares: 'maintaining',
    phase: GOAL_PHASES.body_recomp,
    changeKcal: () => 0,
    decided: () => 'To trade fat for muscle at the same weight: exactly',
  },
};

/** Weeks of the chosen timeline; undefined for the long term. */
export function timelineWeeks(timeline: TargetTimeline): number | undefined {
  return timeline === 'long_term' ? undefined : Number.parseInt(timeline, 10);
}

/** The plan for every goal except a competition. Protein and fat by the shares of the specification's calculator. */
export function generalPlan(
  answers: PlanAnswers & { primaryGoal: keyof typeof GOALS },
  energy: AthleteEnergy,
): GoalPlan {
  const goal = GOALS[answers.primaryGoal];
  const goalKcal = goal.changeKcal(answers.weightKg, energy);
  const canProgress = goalKcal === 0 || leadsToTarget(answers, goalKcal);
  const { shares: rule, phase, decided } = canProgress ? goal : MAINTENANCE;
  const shares = NUTRITION_RULES[rule];
  const changeKcal = canProgress ? goalKcal : 0;
  const { mostG: mostProteinG } = proteinRange(answers);
  const maintenance = `the ${thousands(energy.maintenanceKcal)} kcal a day that maintain your weight`;
  return {
    phase,
    intakeKcal: Math.round(energy.maintenanceKcal + changeKcal),
    split: (intakeKcal) => ({
      proteinG: Math.min((intakeKcal * shares.protein) / KCAL_PER_GRAM.protein, mostProteinG),
      fatsG: (intakeKcal * shares.fats) / KCAL_PER_GRAM.fats,
    }),
    notes: [
      info('goal', `${decided(thousands(Math.abs(changeKcal)))} ${maintenance}.`),
      ...againstTargetWeight(answers, goalKcal),
    ],
  };
}

/** Used once the target is reached, or if the goal leads away from it. */
const MAINTENANCE: GoalRule = {
  ...GOALS.maintenance,
  decided: () =>
    'Your goal doesn’t bring you closer to your target weight, so you stay as you are: exactly',
};

function againstTargetWeight(answers: PlanAnswers, adjustmentKcal: number): TargetNote[] {
  const toGainKg = answers.targetWeightKg - answers.weightKg;
  if (toGainKg * adjustmentKcal >= 0 || Math.abs(toGainKg) < MIN_DISTANCE_KG) return [];
  const side = toGainKg > 0 ? 'above' : 'below';
  return [
    warn(
      'target_weight',
      `Your target of ${weightText(answers.targetWeightKg, answers.units)} is ${side} your weight, but your goal leads the other way. ` +
        'The plan holds your weight; talk to your coach about which one you mean.',
    ),
  ];
}

/** A slower change, kg a week, counts as none. */
const STEADY_KG = 0.05;

/** Notes how far the plan gets within the timeline, if it doesn't reach the target. */
export function timelineNotes(answers: PlanAnswers, weeklyRateKg: number): TargetNote[] {
  const weeks = timelineWeeks(answers.targetTimeline);
  if (weeks === undefined || Math.abs(weeklyRateKg) < STEADY_KG) return [];
  const requiredWeeks = Math.ceil((answers.targetWeightKg - answers.weightKg) / weeklyRateKg);
  if (requiredWeeks <= weeks) return [];
  const expectedWeight = weightText(answers.weightKg + weeklyRateKg * weeks, answers.units);
  const text =
    `In ${counted(weeks, 'week')} this pace brings you to about ${expectedWeight}; ` +
    `${weightText(answers.targetWeightKg, answers.units)} takes about ${counted(requiredWeeks, 'week')}.`;
  return [info('timeline', text)];
}
