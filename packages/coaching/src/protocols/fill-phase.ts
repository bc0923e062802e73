import { leadingNumber } from '../athlete/answers.ts';
import { HABITUAL_STEPS } from '../energy/step-cost.ts';
import { BMI_LIMITS, bodyFatLimits, LOSS_RATE_LIMITS } from '../safety/body-checks.ts';
import { deficitBlocks, minDietWeight } from '../safety/deficit-blocks.ts';
import { lowestIntakeKcal } from '../safety/energy-checks.ts';
import { proteinRange } from '../safety/macro-checks.ts';
import { kcalForWeeklyRate } from '../targets/athlete-energy.ts';
import { carbohydrateLimit, wholeMacros } from '../targets/macros.ts';
import { KCAL_PER_GRAM } from '../targets/nutrition-calculator.ts';
import { availabilityFloor } from '../targets/safe-intake.ts';
import { offSeasonSplit, prepMinKcal, prepMinProteinG, prepSplit } from '../targets/splits.ts';
import { thousands } from '../text/thousands.ts';
import { PROGRAM_LIMITS } from '../training/check-program.ts';
import { volumeTargets } from '../training/volume-targets.ts';
import type { ProtocolBasis } from './basis.ts';
import type { PhaseOutline } from './outline.ts';
import { type PhaseEnergy, phaseEnergy, projectPhase } from './phase-energy.ts';
import { PROTOCOL_LIMITS, type ProtocolPhase } from './protocol.ts';

/** A limit that raised a phase's intake, as a sentence with the figure. */
export type Raise = string;

/** Maximum share of intake from protein, unless a prep's minimum is higher. [our choice] */
const MAX_PROTEIN_SHARE = 0.4;
const MAX_FAT_SHARE = 0.35;
const STEPS = { diet: 10_000, most: 12_000, usual: HABITUAL_STEPS, peak: 6_000 } as const;
/** Each diet phase adds a little cardio, up to the maximum. [our choice] */
const CARDIO = { start: 90, growth: 1.15, most: 300, build: 60 } as const;
/**
 * A draft is rechecked at the weight on approval day; this reserve keeps small changes from failing it. [our choice]
 */
const DRAFT_RESERVE = 0.01;
/** Body fat from which a second refeed day is offered, %. [our choice] */
const LEAN = { male: 12, female: 20 } as const;

/** A phase with figures within every limit, and the limits that raised them. */
export function fillPhase(
  basis: ProtocolBasis,
  outline: PhaseOutline,
  at: { startKg: number; dietPhase: number },
): { phase: ProtocolPhase; raises: Raise[] } {
  const activity = activityOf(basis, outline, at.dietPhase);
  const energy = phaseEnergy(basis, activity, at.startKg);
  const targetKcal = kcalForRate(basis, outline, { ...activity, energy, startKg: at.startKg });
  const raised = raiseToLimits(basis, outline, {
    wanted: targetKcal,
    energy,
    startKg: at.startKg,
    activity,
  });
  const calories = Math.ceil(raised.calories / 10) * 10;
  const phase: ProtocolPhase = {
    name: outline.name,
    weeks: outline.weeks,
    ...macrosOf(basis, outline, calories, at.startKg),
    ...activity,
    refeedDays: calories < energy.maintenanceKcal ? activity.refeedDays : 0,
    checkPoint: '',
  };
  return maintainAboveMin(basis, phase, energy, { ...at, raises: raised.raises });
}

type Activity = Pick<
  ProtocolPhase,
  'cardioMinutes' | 'dailySteps' | 'trainingDays' | 'weeklySets' | 'refeedDays'
>;

function activityOf(
  basis: ProtocolBasis,
  { role, weeks }: PhaseOutline,
  dietPhase: number,
): Activity {
  const { answers, input } = basis;
  const primaryGoal = role === 'diet' ? 'competition_prep' : 'muscle_gain';
  const targets = volumeTargets({ ...answers, primaryGoal }, input.landmarks);
  const sum = Object.values(targets).reduce((a, b) => a + b, 0);
  const trainingDays = input.trainingDaysPlanned ?? leadingNumber(answers.trainingFrequency);
  const sets = Math.min(
    sum,
    PROTOCOL_LIMITS.weeklySets.max,
    PROGRAM_LIMITS.sessionSets * trainingDays,
  );
  const isPeak = role === 'peak';
  return {
    cardioMinutes: cardioOf(basis, role, dietPhase),
    dailySteps: stepsOf(role, dietPhase),
    trainingDays,
    weeklySets: isPeak ? Math.round(sets / 2) : sets,
    refeedDays: role === 'diet' && weeks > 1 ? refeedsOf(basis) : 0,
  };
}

function cardioOf(basis: ProtocolBasis, role: PhaseOutline['role'], dietPhase: number): number {
  if (basis.answers.cardioPreference === 'none' && basis.input.cardioMinutesPerWeek === null)
    return 0;
  const base = Math.min(CARDIO.most, Math.max(CARDIO.start, basis.habitualCardioMinutes));
  if (role === 'diet') return fives(Math.min(CARDIO.most, base * CARDIO.growth ** dietPhase));
  if (role === 'build') return Math.min(CARDIO.build, fives(base));
  return fives(role === 'peak' ? base / 2 : base);
}

const fives = (minutes: number) => 5 * Math.round(minutes / 5);

function stepsOf(role: PhaseOutline['role'], dietPhase: number): number {
  if (role === 'peak') return STEPS.peak;
  if (role !== 'diet') return STEPS.usual;
  return Math.min(STEPS.most, STEPS.diet + 1000 * dietPhase);
}

function refeedsOf({ energy, answers }: ProtocolBasis): number {
  const isLean = energy.bodyFatPercent <= LEAN[answers.sex ?? 'male'];
  return energy.bodyFatSource === 'measured' && isLean ? 2 : 1;
}

interface Reckoned {
  energy: PhaseEnergy;
  startKg: number;
}

/** The intake for the rate alone; the week's other days compensate for refeed days. */
function kcalForRate(
  { energy: body }: ProtocolBasis,
  { ratePercent, role }: PhaseOutline,
  { energy, startKg, refeedDays }: Reckoned & { refeedDays: number },
): number {
  const rateKg = (ratePercent / 100) * startKg;
  const change = (rateKg * energy.kcalPerKg) / 7;
  if (role !== 'diet') return energy.maintenanceKcal + change;
  const rateKcal = energy.maintenanceKcal + (change * 7) / (7 - refeedDays);
  const minKcal = prepMinKcal({
    leanKg: body.leanMassKg,
    weightKg: startKg,
    weeklyRatePercent: ratePercent,
  });
  return Math.max(rateKcal, Math.min(minKcal, energy.maintenanceKcal));
}

interface KcalRequest extends Reckoned {
  wanted: number;
  activity: Activity;
}

/** Raises the intake to every limit of `science.md`, section 2, and reports which limits did so. */
function raiseToLimits(
  basis: ProtocolBasis,
  { name }: PhaseOutline,
  { wanted, energy, startKg, activity }: KcalRequest,
): { calories: number; raises: Raise[] } {
  let calories = wanted;
  const raises: Raise[] = [];
  for (const { least, why, reserve = 0 } of limitsOf(basis, energy, startKg, activity)) {
    const minWithReserve = least * (1 + reserve);
    if (calories >= minWithReserve) continue;
    if (calories < least) {
      raises.push(
        `${name}: ${thousands(calories)} kcal would cross a limit (${why}); ${thousands(Math.ceil(least))} kcal is the least.`,
      );
    }
    calories = minWithReserve;
  }
  return { calories, raises };
}

interface IntakeLimit {
  least: number;
  why: string;
  /** Safety margin for a draft. */
  reserve?: number;
}

function limitsOf(
  basis: ProtocolBasis,
  energy: PhaseEnergy,
  startKg: number,
  { refeedDays }: Activity,
): IntakeLimit[] {
  const { answers, energy: body } = basis;
  const { maintenanceKcal } = energy;
  const lowest = lowestIntakeKcal(answers.sex);
  // No weight is lost on refeed days, so the other days may compensate up to this loss.
  const fastest = (LOSS_RATE_LIMITS.warnPercent / 100) * startKg;
  const deficit = (fastest * energy.kcalPerKg) / 7;
  const blockedDeficit = kcalForWeeklyRate((LOSS_RATE_LIMITS.blockPercent / 100) * startKg, body);
  const limits: IntakeLimit[] = [
    { least: lowest, why: `below ${thousands(lowest)} kcal a clinician is needed` },
    {
      least: maintenanceKcal - (deficit * 7) / (7 - refeedDays),
      why: 'no more than 1% of body weight a week is planned; 1.5% is blocked',
    },
    {
      // A meal plan of the same day uses today's maintenance with all current cardio.
      least: Math.ceil(basis.maintenanceKcal - blockedDeficit),
      why: 'at today’s maintenance, 1.5% of body weight a week is blocked',
    },
  ];
  const { exerciseKcal } = energy;
  const { leastKcal, perKg } = availabilityFloor(answers, { ...body, exerciseKcal });
  const why = `at least ${perKg} kcal per kg of lean mass after exercise`;
  limits.push({ least: leastKcal, why, reserve: DRAFT_RESERVE });
  for (const { text } of deficitBlocks(answers)) {
    limits.push({ least: energy.deficitBelowKcal, why: asClause(text) });
  }
  return limits;
}

/** Turns a sentence into a clause. */
const asClause = (sentence: string) =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');

function macrosOf(
  { answers, energy }: ProtocolBasis,
  { role, ratePercent }: PhaseOutline,
  calories: number,
  startKg: number,
) {
  const isPrep = role === 'diet' || role === 'peak' || role === 'break';
  const body = { leanKg: energy.leanMassKg, weightKg: startKg };
  const targetProtein = isPrep
    ? prepSplit({ ...body, weeklyRatePercent: ratePercent })(calories)
    : offSeasonSplit(startKg)(calories);
  const share = (MAX_PROTEIN_SHARE * calories) / KCAL_PER_GRAM.protein;
  const maxProtein = isPrep ? Math.max(share, prepMinProteinG(body, calories)) : share;
  const { leastG } = proteinRange({ weightKg: startKg, heightCm: answers.heightCm });
  const proteinG = Math.max(leastG, Math.min(targetProtein.proteinG, maxProtein));
  const fatsG = Math.min(targetProtein.fatsG, (MAX_FAT_SHARE * calories) / KCAL_PER_GRAM.fats);
  return wholeMacros(calories, { proteinG, fatsG }, carbohydrateLimit(answers.dietaryRestrictions));
}

/** Replaces a phase that would end below the lowest safe weight with maintenance. */
function maintainAboveMin(
  basis: ProtocolBasis,
  phase: ProtocolPhase,
  energy: PhaseEnergy,
  { startKg, raises }: { startKg: number; raises: Raise[] },
): { phase: ProtocolPhase; raises: Raise[] } {
  const { answers } = basis;
  const minWeight = minDietWeight(answers);
  const from = { startKg, startDate: answers.today };
  const { inDeficit, endKg } = projectPhase(basis, phase, from);
  if (!inDeficit || endKg >= minWeight.kg) return { phase, raises };
  const calories = Math.ceil(energy.maintenanceKcal / 10) * 10;
  const below =
    minWeight.limit === 'bmi'
      ? `a BMI below ${BMI_LIMITS.block}`
      : `less than ${bodyFatLimits(answers.sex).block}% body fat`;
  const limit = `${phase.name}: the deficit would lead to ${below}; ${thousands(calories)} kcal, maintenance, is the least.`;
  const outline: PhaseOutline = { ...phase, role: 'hold', ratePercent: 0 };
  return {
    phase: { ...phase, ...macrosOf(basis, outline, calories, startKg), refeedDays: 0 },
    raises: [...raises, limit],
  };
}
