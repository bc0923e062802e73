import type { PlanAnswers, PrimaryGoal, TargetTimeline } from '../athlete/answers.ts';
import { leadsToTarget, MIN_DISTANCE_KG } from '../athlete/leads-to-target.ts';
import { weightText } from '../athlete/weight-text.ts';
import { type AthletePhase, GOAL_PHASES } from '../phase/athlete-phase.ts';
import { proteinRange } from '../safety/macro-checks.ts';
import { counted } from '../words/counted.ts';
import { thousands } from '../words/thousands.ts';
import { type AthleteEnergy, kcalForWeeklyRate } from './athlete-energy.ts';
import { type CustomizerGoal, KCAL_PER_GRAM, NUTRITION_RULES } from './nutrition-calculator.ts';
import { info, type TargetNote, warn } from './target-note.ts';

export type TargetPhase = AthletePhase;

/** What the goal asks for, before any safety limit. */
export interface GoalPlan {
  phase: TargetPhase;
  intakeKcal: number;
  /** What its notes speak of, where a floor of the goal itself has raised the intake already. */
  askedKcal?: number;
  /** Protein and fat in grams for an intake; carbohydrate is the rest. */
  split(intakeKcal: number): { proteinG: number; fatsG: number };
  notes: readonly TargetNote[];
}

/** The loss that is planned outside a prep, % of body weight a week, whatever deficit that takes. [our choice] */
const LOSS_RATE_PERCENT = 0.7;

interface GoalRule {
  /** The shares of protein, carbohydrate and fat. */
  shares: CustomizerGoal;
  phase: TargetPhase;
  /** kcal a day on top of maintenance. */
  changeKcal(weightKg: number, energy: AthleteEnergy): number;
  /** @param kcal that change, without its sign */
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

/** Weeks of the timeline the athlete chose; undefined for the long term. */
export function timelineWeeks(timeline: TargetTimeline): number | undefined {
  return timeline === 'long_term' ? undefined : Number.parseInt(timeline, 10);
}

/** The plan for every goal but a competition; protein and fat by the shares of the specification's calculator. */
export function generalPlan(
  answers: PlanAnswers & { primaryGoal: keyof typeof GOALS },
  energy: AthleteEnergy,
): GoalPlan {
  const asked = GOALS[answers.primaryGoal];
  const askedKcal = asked.changeKcal(answers.weightKg, energy);
  const hasWay = askedKcal === 0 || leadsToTarget(answers, askedKcal);
  const { shares: rule, phase, decided } = hasWay ? asked : HOLD;
  const shares = NUTRITION_RULES[rule];
  const changeKcal = hasWay ? askedKcal : 0;
  const { mostG: mostProteinG } = proteinRange(answers);
  const maintenance = `the ${thousands(energy.maintenanceKcal)} kcal a day that keep your weight`;
  return {
    phase,
    intakeKcal: Math.round(energy.maintenanceKcal + changeKcal),
    split: (intakeKcal) => ({
      proteinG: Math.min((intakeKcal * shares.protein) / KCAL_PER_GRAM.protein, mostProteinG),
      fatsG: (intakeKcal * shares.fats) / KCAL_PER_GRAM.fats,
    }),
    notes: [
      info('goal', `${decided(thousands(Math.abs(changeKcal)))} ${maintenance}.`),
      ...againstTargetWeight(answers, askedKcal),
    ],
  };
}

/** Nobody goes beyond their target or away from it. */
const HOLD: GoalRule = {
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

/** Says how far the plan gets within the timeline, where that is not as far as the target. */
export function timelineNotes(answers: PlanAnswers, weeklyRateKg: number): TargetNote[] {
  const weeks = timelineWeeks(answers.targetTimeline);
  if (weeks === undefined || Math.abs(weeklyRateKg) < STEADY_KG) return [];
  const weeksNeeded = Math.ceil((answers.targetWeightKg - answers.weightKg) / weeklyRateKg);
  if (weeksNeeded <= weeks) return [];
  const reached = weightText(answers.weightKg + weeklyRateKg * weeks, answers.units);
  const text =
    `In ${counted(weeks, 'week')} this pace brings you to about ${reached}; ` +
    `${weightText(answers.targetWeightKg, answers.units)} takes about ${counted(weeksNeeded, 'week')}.`;
  return [info('timeline', text)];
}
