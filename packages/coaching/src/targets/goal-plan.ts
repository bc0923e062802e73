import type { PlanAnswers, PrimaryGoal, TargetTimeline } from '../athlete/answers.ts';
import { LEAST_WAY_KG, leadsToTarget } from '../athlete/way-to-target.ts';
import { weightText } from '../athlete/weight-text.ts';
import { type AthletePhase, GOAL_PHASES } from '../phase/athlete-phase.ts';
import { counted } from '../words/counted.ts';
import { thousands } from '../words/thousands.ts';
import type { AthleteEnergy } from './athlete-energy.ts';
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

const GOALS: Record<
  Exclude<PrimaryGoal, 'competition_prep'>,
  { rule: CustomizerGoal; phase: TargetPhase; decided: string }
> = {
  weight_loss: {
    rule: 'cutting',
    phase: GOAL_PHASES.weight_loss,
    decided: 'To lose fat: 500 kcal below',
  },
  muscle_gain: {
    rule: 'bulking',
    phase: GOAL_PHASES.muscle_gain,
    decided: 'To build muscle: 300 kcal above',
  },
  maintenance: {
    rule: 'maintaining',
    phase: GOAL_PHASES.maintenance,
    decided: 'To stay as you are: exactly',
  },
  body_recomp: {
    rule: 'maintaining',
    phase: GOAL_PHASES.body_recomp,
    decided: 'To trade fat for muscle at the same weight: exactly',
  },
};

/** Weeks of the timeline the athlete chose; undefined for the long term. */
export function timelineWeeks(timeline: TargetTimeline): number | undefined {
  return timeline === 'long_term' ? undefined : Number.parseInt(timeline, 10);
}

/** The plan by the rules of the specification's calculator, for every goal but a competition. */
export function generalPlan(
  answers: PlanAnswers & { primaryGoal: keyof typeof GOALS },
  { maintenanceKcal }: Pick<AthleteEnergy, 'maintenanceKcal'>,
): GoalPlan {
  const asked = GOALS[answers.primaryGoal];
  const { adjustmentKcal } = NUTRITION_RULES[asked.rule];
  const hasWay = adjustmentKcal === 0 || leadsToTarget(answers, adjustmentKcal);
  const { rule, phase, decided } = hasWay ? asked : HOLD;
  const shares = NUTRITION_RULES[rule];
  return {
    phase,
    intakeKcal: Math.round(maintenanceKcal + shares.adjustmentKcal),
    split: (intakeKcal) => ({
      proteinG: (intakeKcal * shares.protein) / KCAL_PER_GRAM.protein,
      fatsG: (intakeKcal * shares.fats) / KCAL_PER_GRAM.fats,
    }),
    notes: [
      info(
        'goal',
        `${decided} the ${thousands(maintenanceKcal)} kcal a day that keep your weight.`,
      ),
      ...againstTargetWeight(answers, adjustmentKcal),
    ],
  };
}

/** Nobody goes on past their target, nor away from it. */
const HOLD = {
  ...GOALS.maintenance,
  decided: 'Your goal leads no nearer to your target weight, so you stay as you are: exactly',
};

function againstTargetWeight(answers: PlanAnswers, adjustmentKcal: number): TargetNote[] {
  const toGainKg = answers.targetWeightKg - answers.weightKg;
  if (toGainKg * adjustmentKcal >= 0 || Math.abs(toGainKg) < LEAST_WAY_KG) return [];
  const side = toGainKg > 0 ? 'above' : 'below';
  return [
    warn(
      'target_weight',
      `Your target of ${weightText(answers.targetWeightKg, answers.units)} is ${side} your weight, but your goal leads the other way. ` +
        'The plan holds your weight; talk to your coach about which one you mean.',
    ),
  ];
}

/** A slower change than this, kg a week, is none. */
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
