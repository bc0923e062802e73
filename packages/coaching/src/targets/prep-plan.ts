import type { PlanAnswers } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import { afterShowPlan } from './after-show.ts';
import { type AthleteEnergy, kcalForWeeklyRate } from './athlete-energy.ts';
import type { GoalPlan } from './goal-plan.ts';
import { carbohydrateLimit } from './macros.ts';
import { prepRate } from './prep-rate.ts';
import { offSeasonSplit, prepMinKcal, prepSplit } from './splits.ts';
import { info, type TargetNote, warn } from './target-note.ts';

/** A competitor's plan: rate, protein, fat and carbohydrate by `science.md`, section 2. */
export function prepPlan(answers: PlanAnswers, energy: AthleteEnergy): GoalPlan {
  const afterShow = afterShowPlan(answers, energy);
  if (afterShow) return afterShow;
  const rate = prepRate(answers);
  const rateKg = (rate.weeklyRatePercent / 100) * answers.weightKg;
  const targetKcal = energy.maintenanceKcal + kcalForWeeklyRate(rateKg, energy);
  if (rate.phase === 'Off-Season' || rate.phase === 'Maintenance') {
    return {
      phase: rate.phase,
      intakeKcal: targetKcal,
      split: offSeasonSplit(answers.weightKg),
      notes: rate.notes,
    };
  }
  const prep = {
    leanKg: energy.leanMassKg,
    weightKg: answers.weightKg,
    weeklyRatePercent: rate.weeklyRatePercent,
  };
  const floor = carbohydrateFloor(answers, energy, prepMinKcal(prep), targetKcal);
  return {
    phase: rate.phase,
    intakeKcal: floor.intakeKcal,
    requestedKcal: targetKcal,
    split: prepSplit(prep),
    notes: [...rate.notes, ...estimateNote(answers, energy), ...floor.notes],
  };
}

/** Raises an intake (to maintenance at most) that would leave less than 1 g of carbohydrate per kg. */
function carbohydrateFloor(
  answers: PlanAnswers,
  energy: AthleteEnergy,
  requiredKcal: number,
  targetKcal: number,
): { intakeKcal: number; notes: TargetNote[] } {
  const minKcal = Math.min(requiredKcal, energy.maintenanceKcal);
  const restrictsCarbs = carbohydrateLimit(answers.dietaryRestrictions) !== undefined;
  if (restrictsCarbs || targetKcal >= minKcal) return { intakeKcal: targetKcal, notes: [] };
  const text =
    'We eat a little more than the rate alone would allow, to keep at least 1 g of carbohydrate per kg for training (a floor of our own choice).';
  return { intakeKcal: minKcal, notes: [warn('carbohydrate_floor', text)] };
}

function estimateNote({ units }: PlanAnswers, energy: AthleteEnergy): TargetNote[] {
  if (energy.bodyFatSource === 'measured') return [];
  const text = `Protein follows your lean mass, estimated from age, height and weight at about ${weightText(Math.round(energy.leanMassKg), units)}. Log a body fat measurement to make it more precise.`;
  return [info('body_fat_estimated', text)];
}
