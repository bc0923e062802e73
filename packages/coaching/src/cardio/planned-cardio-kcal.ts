import type { PlanAnswers } from '../athlete/answers.ts';
import { netKcalPerMinute } from '../energy/exercise-cost.ts';
import { planLength } from '../training/plan-length.ts';
import { cardioDose } from './dose.ts';
import { HIIT_TIMED_MINUTES } from './hiit-protocol.ts';
import { EASY_WALK, intervalModalities, type Modality, steadyModalities } from './modality.ts';
import type { PlacedDay } from './place-sessions.ts';
import { placeWeek } from './place-week.ts';
import { steadyMinutesOn } from './progression.ts';
import { RECOVERY_MINUTES } from './schedule.ts';

/**
 * The highest weekly cost of a cardio plan from these answers, net kcal: its longest steady sessions on the
 * costliest machines in rotation, plus extra minutes of the active plan. An intake limit based on it is safe for
 * every week and choice of machines. [our choice: a typical week costs less]
 */
export function maxCardioWeekKcal(answers: PlanAnswers): number {
  const dose = doseOf(answers);
  const placed = placeWeek(answers, dose);
  const steadyMinutes = dose.maxSteadyMinutes;
  const kcal = weekKcal(answers, { placed, steadyMinutes, costOf: maxCost });
  return kcal + addedSteadyKcal(answers, { placed, steadyMinutes });
}

/** The maximum cost of steady cardio that a coach or proposal added to the plan. */
function addedSteadyKcal(answers: PlanAnswers, { placed, steadyMinutes }: PlacedWeek): number {
  const { equipmentAccess, experience, weightKg, steadyCardioMinutes = 0 } = answers;
  const plannedMinutes = placed
    .filter(({ type }) => type === 'LISS')
    .map((day) => steadyMinutesOn(day, steadyMinutes));
  const mets = steadyModalities(equipmentAccess, experience).map((one) => one.mets);
  const dearestMets = Math.max(EASY_WALK.mets, ...mets);
  return (
    Math.max(0, steadyCardioMinutes - sum(plannedMinutes)) * netKcalPerMinute(dearestMets, weightKg)
  );
}

/** The cost of the plan's first week averaged over the machines, net kcal. It is part of maintenance. */
export function usualCardioWeekKcal(answers: PlanAnswers): number {
  const dose = doseOf(answers);
  const placed = placeWeek(answers, dose);
  return weekKcal(answers, { placed, steadyMinutes: dose.steadyMinutes, costOf: average });
}

const doseOf = (answers: PlanAnswers) => cardioDose(answers, planLength(answers).show?.weeksOut);

/** Net kcal of sessions of these minutes on machines with these costs per minute. */
type CostOf = (minutes: readonly number[], kcalPerMinute: readonly number[]) => number;

interface PlacedWeek {
  placed: readonly PlacedDay[];
  /** Minutes of a steady session on a day without weights. */
  steadyMinutes: number;
}

function weekKcal(
  answers: PlanAnswers,
  { placed, steadyMinutes, costOf }: PlacedWeek & { costOf: CostOf },
): number {
  const { equipmentAccess, experience, weightKg } = answers;
  const costs = (offered: readonly Modality[]) =>
    offered.map(({ mets }) => netKcalPerMinute(mets, weightKg));
  const daysOf = (type: string) => placed.filter((day) => day.type === type);
  return (
    costOf(
      daysOf('HIIT').map(() => HIIT_TIMED_MINUTES),
      costs(intervalModalities(equipmentAccess)),
    ) +
    costOf(
      daysOf('LISS').map((day) => steadyMinutesOn(day, steadyMinutes)),
      costs(steadyModalities(equipmentAccess, experience)),
    ) +
    daysOf('Active Recovery').length * RECOVERY_MINUTES * netKcalPerMinute(EASY_WALK.mets, weightKg)
  );
}

/** Assigns the longest sessions to the costliest machines in rotation. */
const maxCost: CostOf = (minutes, kcalPerMinute) => {
  const costs = kcalPerMinute.toSorted(descending);
  const sessionCosts = minutes
    .map((_, index) => costs[index % costs.length] ?? 0)
    .toSorted(descending);
  return minutes
    .toSorted(descending)
    .reduce((sum, length, index) => sum + length * (sessionCosts[index] ?? 0), 0);
};

const average: CostOf = (minutes, kcalPerMinute) =>
  kcalPerMinute.length === 0 ? 0 : sum(minutes) * (sum(kcalPerMinute) / kcalPerMinute.length);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const descending = (one: number, other: number) => other - one;
