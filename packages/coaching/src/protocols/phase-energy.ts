import { leadingNumber } from '../athlete/answers.ts';
import { addDays, type CalendarDay } from '../calendar/calendar-day.ts';
import { nonExerciseFactor } from '../energy/activity-factor.ts';
import { netKcalPerMinute } from '../energy/exercise-cost.ts';
import { extraStepsKcal } from '../energy/step-cost.ts';
import { exerciseKcalPerDay } from '../energy/week-exercise.ts';
import { bodyFatLimits } from '../safety/body-checks.ts';
import { deficitBlocks } from '../safety/deficit-blocks.ts';
import { energyDensityOfWeightChange } from '../simulation/tissue.ts';
import { plannedExerciseKcal } from '../targets/athlete-energy.ts';
import { hundredths } from '../trend/trend-points.ts';
import { CARDIO_METS, type ProtocolBasis } from './basis.ts';
import type { PhaseOutlook, ProtocolPhase } from './protocol.ts';

/** Resting energy by weight, kcal per kg: the weight term of Mifflin–St Jeor. */
const RESTING_KCAL_PER_KG = 10;
/** Clamps implausible input. */
const MIN_SHARE = 0.4;

/** A phase's energy; kcal are per day. */
export interface PhaseEnergy {
  maintenanceKcal: number;
  /** An intake below this is a deficit. For athletes who must not have one, diary gaps don't lower it. */
  deficitBelowKcal: number;
  /**
   * Net energy of weights, cardio and extra steps. At least that of the athlete's own plans, which a protocol
   * doesn't change, so that a meal plan from a phase passes the same checks.
   */
  exerciseKcal: number;
  /** Energy in a kilogram of weight change. */
  kcalPerKg: number;
}

type Activity = Pick<ProtocolPhase, 'cardioMinutes' | 'dailySteps' | 'trainingDays'>;

/**
 * Expenditure at this weight in a phase: today's maintenance, minus the savings of a lighter body (Mifflin–St Jeor
 * by weight, times the non-exercise factor), plus cardio and steps beyond those included in maintenance.
 */
export function phaseEnergy(basis: ProtocolBasis, phase: Activity, startKg: number): PhaseEnergy {
  const { answers, energy } = basis;
  const perMinute = netKcalPerMinute(CARDIO_METS, startKg);
  const extraCardio = (phase.cardioMinutes * perMinute - basis.habitualCardioKcal) / 7;
  const lighter =
    RESTING_KCAL_PER_KG * nonExerciseFactor(answers.activityLevel) * (startKg - basis.weightKg);
  const liftingMinutes = phase.trainingDays * leadingNumber(answers.sessionDuration);
  const cardioKcal = phase.cardioMinutes * perMinute;
  const { dailySteps } = phase;
  const stepsKcal = extraStepsKcal({ dailySteps, weightKg: startKg, heightCm: answers.heightCm });
  const maintenanceKcal = Math.round(basis.maintenanceKcal + lighter + extraCardio + stepsKcal);
  const isBarred = deficitBlocks(answers).length > 0;
  const short = Math.max(0, energy.formulaKcal - basis.maintenanceKcal);
  const minFatKg = (bodyFatLimits(answers.sex).block / 100) * startKg;
  return {
    maintenanceKcal,
    deficitBelowKcal: isBarred
      ? Math.max(maintenanceKcal, Math.round(basis.maintenanceKcal)) + short
      : maintenanceKcal,
    exerciseKcal: Math.max(
      exerciseKcalPerDay({ weightKg: startKg, liftingMinutes, cardioKcal }) + stepsKcal,
      plannedExerciseKcal({ ...answers, weightKg: startKg }),
    ),
    kcalPerKg: energyDensityOfWeightChange(Math.max(minFatKg, startKg - energy.leanMassKg)),
  };
}

/** The mean intake of a week, kcal a day. Refeed days are at maintenance. */
function averageKcal(
  { calories, refeedDays }: Pick<ProtocolPhase, 'calories' | 'refeedDays'>,
  maintenanceKcal: number,
): number {
  const refeed = Math.max(calories, maintenanceKcal);
  return (calories * (7 - refeedDays) + refeed * refeedDays) / 7;
}

/** The expected weight change in a phase, kg a week, excluding water; negative is a loss. */
function phaseRateKg(phase: ProtocolPhase, energy: PhaseEnergy): number {
  const surplus = averageKcal(phase, energy.maintenanceKcal) - energy.maintenanceKcal;
  return (surplus * 7) / energy.kcalPerKg;
}

export interface ProjectedPhase {
  phase: ProtocolPhase;
  startKg: number;
  endKg: number;
  energy: PhaseEnergy;
  inDeficit: boolean;
  outlook: PhaseOutlook;
}

/** Projects one phase from its starting weight and day. */
export function projectPhase(
  basis: ProtocolBasis,
  phase: ProtocolPhase,
  from: { startKg: number; startDate: CalendarDay },
): ProjectedPhase {
  const { startKg, startDate } = from;
  const energy = phaseEnergy(basis, phase, startKg);
  const rateKg = phaseRateKg(phase, energy);
  const endKg = Math.max(MIN_SHARE * basis.weightKg, startKg + rateKg * phase.weeks);
  return {
    phase,
    startKg,
    endKg,
    energy,
    inDeficit: phase.calories < energy.deficitBelowKcal,
    outlook: {
      startDate,
      endDate: addDays(startDate, 7 * phase.weeks - 1),
      maintenanceKcal: energy.maintenanceKcal,
      weeklyRatePercent: hundredths((100 * rateKg) / startKg),
      expectedWeight: hundredths(endKg),
    },
  };
}

/** Projects all phases in order. */
export function projectPhases(
  basis: ProtocolBasis,
  phases: readonly ProtocolPhase[],
  startsOn: CalendarDay,
): ProjectedPhase[] {
  const projected: ProjectedPhase[] = [];
  for (const phase of phases) {
    const before = projected.at(-1);
    const from = before
      ? { startKg: before.endKg, startDate: addDays(before.outlook.endDate, 1) }
      : { startKg: basis.weightKg, startDate: startsOn };
    projected.push(projectPhase(basis, phase, from));
  }
  return projected;
}
