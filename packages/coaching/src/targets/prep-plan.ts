import type { PlanAnswers } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import { type AthleteEnergy, kcalForWeeklyRate } from './athlete-energy.ts';
import type { GoalPlan } from './goal-plan.ts';
import { carbohydrateLimit } from './macros.ts';
import { KCAL_PER_GRAM } from './nutrition-calculator.ts';
import { prepRate } from './prep-rate.ts';
import { info, type TargetNote, warn } from './target-note.ts';

/** Protein in prep, g per kg of lean mass: 2.3 when holding, 3.1 at 1 % a week (Helms 2014: more the harder the diet). */
const PREP_PROTEIN = { least: 2.3, most: 3.1 } as const;
/** Fat in prep as shares of the intake: 15–30 % (Helms 2014); we start at 25 and give way to carbohydrate. */
const PREP_FAT = { least: 0.15, usual: 0.25 } as const;
/** Carbohydrate in prep, g per kg: floor and aim. [our choice] */
const PREP_CARBS = { floor: 1, aim: 1.5 } as const;
/** Off-season, g per kg: protein 1.6–2.2, fat 0.5–1.5, carbohydrate from 3 (Iraki 2019). */
const OFF_SEASON = { protein: 2, leastFat: 0.5, usualFat: 1, carbs: 3 } as const;

/** The plan of a competitor: rate, protein, fat and carbohydrate by `science.md`, section 2. */
export function prepPlan(answers: PlanAnswers, energy: AthleteEnergy): GoalPlan {
  const rate = prepRate(answers);
  const rateKg = (rate.weeklyRatePercent / 100) * answers.weightKg;
  const wantedKcal = energy.maintenanceKcal + kcalForWeeklyRate(rateKg, energy);
  if (rate.phase === 'Off-Season' || rate.phase === 'Maintenance') {
    return {
      phase: rate.phase,
      intakeKcal: wantedKcal,
      split: offSeasonSplit(answers),
      notes: rate.notes,
    };
  }
  const proteinG = prepProteinPerLeanKg(rate.weeklyRatePercent) * energy.leanMassKg;
  const floor = carbohydrateFloor(answers, energy, proteinG, wantedKcal);
  return {
    phase: rate.phase,
    intakeKcal: floor.intakeKcal,
    split: (intakeKcal) => ({
      proteinG,
      fatsG: fatLeavingCarbs({
        intakeKcal,
        proteinG,
        carbsG: PREP_CARBS.aim * answers.weightKg,
        leastG: (PREP_FAT.least * intakeKcal) / KCAL_PER_GRAM.fats,
        usualG: (PREP_FAT.usual * intakeKcal) / KCAL_PER_GRAM.fats,
      }),
    }),
    notes: [...rate.notes, ...estimateNote(answers, energy), ...floor.notes],
  };
}

function prepProteinPerLeanKg(weeklyRatePercent: number): number {
  const { least, most } = PREP_PROTEIN;
  return least + (most - least) * Math.min(1, Math.abs(weeklyRatePercent));
}

function offSeasonSplit({ weightKg }: PlanAnswers): GoalPlan['split'] {
  const proteinG = OFF_SEASON.protein * weightKg;
  return (intakeKcal) => ({
    proteinG,
    fatsG: fatLeavingCarbs({
      intakeKcal,
      proteinG,
      carbsG: OFF_SEASON.carbs * weightKg,
      leastG: OFF_SEASON.leastFat * weightKg,
      usualG: OFF_SEASON.usualFat * weightKg,
    }),
  });
}

/** The usual fat, or less down to the least where that leaves the carbohydrate aimed at. */
function fatLeavingCarbs(input: {
  intakeKcal: number;
  proteinG: number;
  carbsG: number;
  leastG: number;
  usualG: number;
}): number {
  const left =
    input.intakeKcal - KCAL_PER_GRAM.protein * input.proteinG - KCAL_PER_GRAM.carbs * input.carbsG;
  return Math.min(input.usualG, Math.max(input.leastG, left / KCAL_PER_GRAM.fats));
}

/** Raises an intake (to maintenance at most) that would leave less than 1 g of carbohydrate per kg. */
function carbohydrateFloor(
  answers: PlanAnswers,
  energy: AthleteEnergy,
  proteinG: number,
  wantedKcal: number,
): { intakeKcal: number; notes: TargetNote[] } {
  const needed =
    (KCAL_PER_GRAM.protein * proteinG + KCAL_PER_GRAM.carbs * PREP_CARBS.floor * answers.weightKg) /
    (1 - PREP_FAT.least);
  const least = Math.min(needed, energy.maintenanceKcal);
  const wantsFewCarbs = carbohydrateLimit(answers.dietaryRestrictions) !== undefined;
  if (wantsFewCarbs || wantedKcal >= least) return { intakeKcal: wantedKcal, notes: [] };
  const text =
    'We eat a little more than the rate alone would allow, to keep at least 1 g of carbohydrate per kg for training.';
  return { intakeKcal: least, notes: [warn('carbohydrate_floor', text)] };
}

function estimateNote({ units }: PlanAnswers, energy: AthleteEnergy): TargetNote[] {
  if (energy.bodyFatSource === 'measured') return [];
  const text = `Protein follows your lean mass, estimated from age, height and weight at about ${weightText(Math.round(energy.leanMassKg), units)}. Log a body fat measurement to make it yours.`;
  return [info('body_fat_estimated', text)];
}
