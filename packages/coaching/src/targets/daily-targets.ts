import type { PlanAnswers } from '../athlete/answers.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { safeTargetKg } from '../safety/deficit-blocks.ts';
import { thousands } from '../text/thousands.ts';
import { hundredths } from '../trend/trend-points.ts';
import { type AthleteEnergy, athleteEnergy, weeklyRateAt } from './athlete-energy.ts';
import { type GoalPlan, generalPlan, type TargetPhase, timelineNotes } from './goal-plan.ts';
import { honoredLimits } from './honored-limits.ts';
import { carbohydrateLimit, wholeMacros } from './macros.ts';
import type { MacroTargets } from './nutrition-calculator.ts';
import { prepPlan } from './prep-plan.ts';
import { safeIntake } from './safe-intake.ts';
import { info, type TargetNote } from './target-note.ts';

/**
 * Calories and macros for a day, in whole kcal and grams. The grams' 4/4/9 energy is within 2 kcal of the calories.
 */
export interface DailyTargets extends MacroTargets {
  kind: 'targets';
  phase: TargetPhase;
  /** Expected weekly weight change at these calories, kg and % of body weight; negative is a loss. */
  weeklyRateKg: number;
  weeklyRatePercent: number;
  maintenanceKcal: number;
  restingKcal: number;
  leanMassKg: number;
  bodyFatSource: AthleteEnergy['bodyFatSource'];
  notes: readonly TargetNote[];
}

const REQUIRED_ANSWERS = ['ageYears', 'heightCm', 'weightKg', 'targetWeightKg'] as const;
type RequiredInput = (typeof REQUIRED_ANSWERS)[number] | 'bodyFatPercent';

/**
 * An athlete's daily targets from their answers (`science.md`, sections 1 and 2). Outside a competition, protein and
 * fat follow the shares of the specification's calculator. Keto and Low-Carb shift energy from carbohydrate to fat,
 * with the same protein. Maintenance is measured if known, otherwise by formula. Every safety limit applies: if one
 * changed the plan, a note has severity 'block'. Impossible figures (zero, negative, not a number) are 'not enough
 * data'.
 */
export function dailyTargetsFor(answers: PlanAnswers): DailyTargets | NotEnoughData<RequiredInput> {
  const { bodyFatPercent } = answers;
  const missing: RequiredInput[] = REQUIRED_ANSWERS.filter((name) => !(answers[name] > 0));
  if (bodyFatPercent !== undefined && !(bodyFatPercent > 0 && bodyFatPercent < 100)) {
    missing.push('bodyFatPercent');
  }
  if (missing.length > 0) return notEnoughData(...missing);
  const energy = athleteEnergy(answers);
  // No diet goes below the lowest safe weight; `safeIntake` tells the athlete. Athletes below it already maintain.
  const led = { ...answers, targetWeightKg: safeTargetKg(answers) };
  const plan = planFor(led, energy);
  const safe = safeIntake(answers, energy, plan.intakeKcal);
  const limit = carbohydrateLimit(answers.dietaryRestrictions);
  const inDeficit = safe.intakeKcal < Math.round(energy.maintenanceKcal);
  const weeklyRateKg = weeklyRateAt(safe.intakeKcal, energy);
  const weeklyRatePercent = (100 * weeklyRateKg) / answers.weightKg;
  return {
    kind: 'targets',
    ...wholeMacros(safe.intakeKcal, plan.split(safe.intakeKcal), limit),
    phase: inDeficit || plan.phase !== 'Fat Loss' ? plan.phase : 'Maintenance',
    weeklyRateKg: hundredths(weeklyRateKg),
    weeklyRatePercent: hundredths(weeklyRatePercent),
    maintenanceKcal: Math.round(energy.maintenanceKcal),
    restingKcal: Math.round(energy.restingKcal),
    leanMassKg: hundredths(energy.leanMassKg),
    bodyFatSource: energy.bodyFatSource,
    notes: [
      ...honoredLimits(led, plan, { intakeKcal: safe.intakeKcal, weeklyRatePercent }),
      ...measuredNote(answers, energy),
      ...safe.notes,
      ...(answers.primaryGoal === 'competition_prep' ? [] : timelineNotes(led, weeklyRateKg)),
      ...sexNote(answers),
      ...restrictionNote(answers),
    ],
  };
}

function planFor(answers: PlanAnswers, energy: AthleteEnergy): GoalPlan {
  const { primaryGoal } = answers;
  return primaryGoal === 'competition_prep'
    ? prepPlan(answers, energy)
    : generalPlan({ ...answers, primaryGoal }, energy);
}

function measuredNote({ measuredKcal }: PlanAnswers, energy: AthleteEnergy): TargetNote[] {
  if (measuredKcal === undefined) return [];
  const text = `Your diary and scale show that you burn about ${thousands(measuredKcal)} kcal a day; the formula alone says ${thousands(energy.formulaKcal)}.`;
  return [info('measured', text)];
}

/** Measured figures need no formula, so no note. */
function sexNote({ sex, measuredKcal, bodyFatPercent }: PlanAnswers): TargetNote[] {
  if (sex !== undefined || (measuredKcal !== undefined && bodyFatPercent !== undefined)) return [];
  const text =
    'You haven’t told us your sex, so we use the lower maintenance and the stricter limits of the formulas for men and women. Add it in your details for a closer plan.';
  return [info('sex_unknown', text)];
}

function restrictionNote({ dietaryRestrictions }: PlanAnswers): TargetNote[] {
  switch (carbohydrateLimit(dietaryRestrictions)?.restriction) {
    case 'Keto':
      return [
        info('keto', 'Keto: carbohydrate (net) is at most 50 g a day, fat makes up the rest.'),
      ];
    case 'Low-Carb':
      return [
        info('low_carb', 'Low-carb: carbohydrate is at most 130 g a day, fat makes up the rest.'),
      ];
    default:
      return [];
  }
}
