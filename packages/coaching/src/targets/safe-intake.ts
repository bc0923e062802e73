import type { PlanAnswers } from '../athlete/answers.ts';
import {
  bodyFatLimits,
  checkBmi,
  checkBodyFatTarget,
  checkLossRate,
  LOSS_RATE_LIMITS,
} from '../safety/body-checks.ts';
import { checkDietedWeight, deficitBlocks, raisedTargetText } from '../safety/deficit-blocks.ts';
import {
  AVAILABILITY_LIMITS,
  checkEnergyAvailability,
  checkIntake,
  ESTIMATED_LEAN_MASS,
  lowestIntakeKcal,
} from '../safety/energy-checks.ts';
import { thousands } from '../text/thousands.ts';
import { type AthleteEnergy, kcalForWeeklyRate, weeklyRateAt } from './athlete-energy.ts';
import { block, findingNotes, type TargetNote } from './target-note.ts';

/** A limit that raised the intake. */
interface Floor {
  leastKcal: number;
  note: TargetNote;
}

/**
 * The intake raised to every limit of `science.md`, section 2, with a note for each limit that did so or that
 * matters to the coach. Whole kcal; never below the requested intake.
 */
export function safeIntake(
  answers: PlanAnswers,
  energy: AthleteEnergy,
  requestedKcal: number,
): { intakeKcal: number; notes: TargetNote[] } {
  let intakeKcal = Math.round(requestedKcal);
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

function floors(answers: PlanAnswers, energy: AthleteEnergy, requestedKcal: number): Floor[] {
  // Diary gaps must not lower food for athletes who may not have a deficit.
  const maintenance = Math.round(Math.max(energy.maintenanceKcal, energy.formulaKcal));
  const list: Floor[] = [
    ...deficitBlocks(answers).map(({ code, text }) => block(code, text)),
    ...goalNote(answers),
    ...observedLossNote(answers),
  ].map((note) => ({ leastKcal: maintenance, note }));
  const fastestKg = (LOSS_RATE_LIMITS.blockPercent / 100) * answers.weightKg;
  list.push({
    leastKcal: Math.ceil(energy.maintenanceKcal - kcalForWeeklyRate(fastestKg, energy)),
    note: block('loss_rate', checkLossRate(-ratePercent(answers, energy, requestedKcal)).text),
  });
  const { leastKcal } = availabilityFloor(answers, energy);
  const fed = `Raised to ${thousands(leastKcal)} kcal a day, to leave your body enough energy after training.`;
  list.push({ leastKcal, note: block('energy_availability', fed + estimateText(energy)) });
  const lowest = lowestIntakeKcal(answers.sex);
  const minText = `Raised to ${thousands(lowest)} kcal a day: going lower needs a clinician’s approval.`;
  list.push({ leastKcal: lowest, note: block('intake_floor', minText) });
  return list;
}

/** No deficit toward an unsafe body fat; the goal must change first. */
function goalNote({ bodyFatGoalPercent, sex }: PlanAnswers): TargetNote[] {
  const { block: least } = bodyFatLimits(sex);
  if (bodyFatGoalPercent === undefined || bodyFatGoalPercent >= least) return [];
  const text = `A body fat goal of ${bodyFatGoalPercent}% is below ${least}%, the lowest safe value: no calorie deficit toward it. Set a goal of ${least}% or more.`;
  return [block('body_fat_goal', text)];
}

/** Regardless of the plan, food is raised first while the scale falls faster than is safe. */
function observedLossNote({ observedLoss }: PlanAnswers): TargetNote[] {
  if (!observedLoss) return [];
  const { level, text } = checkLossRate(observedLoss.weeklyPercent, observedLoss.doubtPercent);
  if (level !== 'block') return [];
  const why = `Over the last 14 days: ${text} Until that slows down there is no calorie deficit.`;
  return [block('observed_loss', why)];
}

/**
 * Men are blocked below 25 kcal/kg of lean mass, women below 30 after two weeks. Plans have no end, so that is the
 * women's minimum as well. Both apply if the sex is unknown. Unmeasured lean mass is estimated on the high side.
 */
export function availabilityFloor({ sex }: PlanAnswers, energy: AthleteEnergy) {
  const perKg = sex === 'male' ? AVAILABILITY_LIMITS.minMen : AVAILABILITY_LIMITS.low;
  return { perKg, leastKcal: Math.ceil(perKg * energy.safetyLeanMassKg + energy.exerciseKcal) };
}

const estimateText = ({ bodyFatSource }: AthleteEnergy) =>
  bodyFatSource === 'measured' ? '' : ` ${ESTIMATED_LEAN_MASS}`;

function ratePercent(answers: PlanAnswers, energy: AthleteEnergy, intakeKcal: number): number {
  return (100 * weeklyRateAt(intakeKcal, energy)) / answers.weightKg;
}

/** Notes on figures that are within the limits but deserve attention. */
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
  const finding = checkEnergyAvailability({
    sex,
    intakeKcal,
    exerciseKcal: energy.exerciseKcal,
    fatFreeMassKg: energy.safetyLeanMassKg,
    isEstimated: energy.bodyFatSource === 'estimated',
    daysBelow30: 0,
  });
  notes.push(...findingNotes('energy_availability', finding));
  notes.push(...targetWeightNotes(answers));
  if (answers.bodyFatGoalPercent !== undefined) {
    const goal = { sex, bodyFatTargetPercent: answers.bodyFatGoalPercent };
    notes.push(...findingNotes('body_fat_goal', checkBodyFatTarget(goal)));
  }
  return notes;
}

const TOO_LIGHT: readonly string[] = ['low_bmi', 'low_body_fat'];

function targetWeightNotes(answers: PlanAnswers): TargetNote[] {
  if (answers.targetWeightKg >= answers.weightKg) return [];
  const raised = raisedTargetText(answers);
  if (raised) {
    const light = deficitBlocks(answers).filter(({ code }) => TOO_LIGHT.includes(code));
    return [
      block('target_weight_least', raised),
      ...light.map(({ code, text }) => block(code, text)),
    ];
  }
  return checkDietedWeight(answers, answers.targetWeightKg).flatMap((finding) =>
    findingNotes('target_weight_least', finding),
  );
}
