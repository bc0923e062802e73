import type { PlanAnswers } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import {
  BMI_LIMITS,
  bodyMassIndex,
  checkBmi,
  checkBodyFatTarget,
  checkLossRate,
  LOSS_RATE_LIMITS,
  weightAtBmi,
} from '../safety/body-checks.ts';
import {
  AVAILABILITY_LIMITS,
  checkEnergyAvailability,
  checkIntake,
  lowestIntakeKcal,
} from '../safety/energy-checks.ts';
import { ADULT_YEARS } from '../safety/exclusions.ts';
import { deficitBar } from '../safety/health-conditions.ts';
import { type AthleteEnergy, kcalForWeeklyRate, weeklyRateAt } from './athlete-energy.ts';
import { block, findingNotes, type TargetNote } from './target-note.ts';

/** A limit that raised the intake. */
interface Floor {
  leastKcal: number;
  note: TargetNote;
}

/**
 * The intake raised to every limit of `science.md`, section 2, and a note for each limit that did so or that
 * the coach should know of. Whole kcal; never below the intake asked for.
 */
export function safeIntake(
  answers: PlanAnswers,
  energy: AthleteEnergy,
  wantedKcal: number,
): { intakeKcal: number; notes: TargetNote[] } {
  let intakeKcal = Math.round(wantedKcal);
  const notes: TargetNote[] = [];
  for (const floor of floors(answers, energy, intakeKcal)) {
    if (intakeKcal >= floor.leastKcal) continue;
    intakeKcal = floor.leastKcal;
    notes.push(floor.note);
  }
  const raisedBy = new Set(notes.map((note) => note.code));
  const others = cautions(answers, energy, intakeKcal).filter((note) => !raisedBy.has(note.code));
  return { intakeKcal, notes: [...notes, ...others] };
}

function floors(answers: PlanAnswers, energy: AthleteEnergy, wantedKcal: number): Floor[] {
  // A diary with gaps must not cut the food of somebody who may not go without.
  const maintenance = Math.round(Math.max(energy.maintenanceKcal, energy.formulaKcal));
  const list: Floor[] = [];
  if (answers.ageYears < ADULT_YEARS) {
    const text =
      'Under 18 you still grow: no calorie deficit without a clinician, so you eat at maintenance.';
    list.push({ leastKcal: maintenance, note: block('under_18', text) });
  }
  const barred = deficitBar(answers);
  if (barred) list.push({ leastKcal: maintenance, note: block('health', barred) });
  if (bodyMassIndex(answers.weightKg, answers.heightCm) < BMI_LIMITS.block) {
    const text =
      'Your weight is low for your height: no calorie deficit, so you eat at maintenance or above.';
    list.push({ leastKcal: maintenance, note: block('low_bmi', text) });
  }
  const fastestKg = (LOSS_RATE_LIMITS.blockPercent / 100) * answers.weightKg;
  list.push({
    leastKcal: Math.ceil(energy.maintenanceKcal - kcalForWeeklyRate(fastestKg, energy)),
    note: block('loss_rate', checkLossRate(-ratePercent(answers, energy, wantedKcal)).text),
  });
  list.push(...availabilityFloor(answers, energy));
  const lowest = lowestIntakeKcal(answers.sex);
  const text = `Raised to ${lowest} kcal a day: less needs a clinician.`;
  list.push({ leastKcal: lowest, note: block('intake_floor', text) });
  return list;
}

/**
 * Men are blocked below 25 kcal/kg of lean mass at once, women below 30 after two weeks: targets have no end, so that
 * is their floor too. Both hold where the sex is not known. Only a measured lean mass is good enough to judge.
 */
function availabilityFloor({ sex }: PlanAnswers, energy: AthleteEnergy): Floor[] {
  if (energy.bodyFatSource !== 'measured') return [];
  const perKg = sex === 'male' ? AVAILABILITY_LIMITS.leastMen : AVAILABILITY_LIMITS.low;
  const leastKcal = Math.ceil(perKg * energy.leanMassKg + energy.exerciseKcal);
  const text = `Raised to ${leastKcal} kcal a day, to leave your body enough energy after training.`;
  return [{ leastKcal, note: block('energy_availability', text) }];
}

function ratePercent(answers: PlanAnswers, energy: AthleteEnergy, intakeKcal: number): number {
  return (100 * weeklyRateAt(intakeKcal, energy)) / answers.weightKg;
}

/** What is within the limits and still worth a look. */
function cautions(answers: PlanAnswers, energy: AthleteEnergy, intakeKcal: number): TargetNote[] {
  const inDeficit = intakeKcal < Math.round(energy.maintenanceKcal);
  const { sex, heightCm, units } = answers;
  const notes = [
    ...findingNotes(
      'below_resting',
      checkIntake({ sex, intakeKcal, restingKcal: energy.restingKcal }),
    ),
  ];
  if (inDeficit) {
    notes.push(
      ...findingNotes('loss_rate', checkLossRate(-ratePercent(answers, energy, intakeKcal))),
      ...findingNotes(
        'low_bmi',
        checkBmi({ weightKg: answers.weightKg, heightCm, inDeficit, units }),
      ),
    );
  }
  if (energy.bodyFatSource === 'measured') {
    const finding = checkEnergyAvailability({
      sex,
      intakeKcal,
      exerciseKcal: energy.exerciseKcal,
      fatFreeMassKg: energy.leanMassKg,
      daysBelow30: 0,
    });
    notes.push(...findingNotes('energy_availability', finding));
  }
  notes.push(...targetWeightNotes(answers));
  if (answers.bodyFatGoalPercent !== undefined) {
    const goal = { sex, bodyFatTargetPercent: answers.bodyFatGoalPercent };
    notes.push(...findingNotes('body_fat_goal', checkBodyFatTarget(goal)));
  }
  return notes;
}

function targetWeightNotes({
  weightKg,
  targetWeightKg,
  heightCm,
  units,
}: PlanAnswers): TargetNote[] {
  if (targetWeightKg >= weightKg) return [];
  const lowest = weightAtBmi(BMI_LIMITS.block, heightCm);
  if (targetWeightKg < lowest) {
    const text = `Your target is too light for your height: we plan no lower than ${weightText(lowest, units)}.`;
    return [block('target_weight_bmi', text)];
  }
  const finding = checkBmi({ weightKg: targetWeightKg, heightCm, inDeficit: true, units });
  return findingNotes('target_weight_bmi', finding);
}
