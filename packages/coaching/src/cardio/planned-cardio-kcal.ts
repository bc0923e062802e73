import type { PlanAnswers } from '../athlete/answers.ts';
import { netKcalPerMinute } from '../energy/exercise-cost.ts';
import { planLength } from '../training/plan-length.ts';
import { type CardioDose, cardioDose } from './dose.ts';
import { HIIT_TIMED_MINUTES } from './hiit-protocol.ts';
import { EASY_WALK, intervalModalities, type Modality, steadyModalities } from './modality.ts';
import { placeWeek } from './place-week.ts';
import { steadyMinutesOn } from './progression.ts';
import { RECOVERY_MINUTES } from './schedule.ts';

/**
 * The most that a week of the cardio plan made from these answers costs, net kcal: its longest steady sessions on
 * the dearest machines that may take turns. A limit of the intake then holds in every week and for every
 * draw of the machines. [our choice: the usual week costs less]
 */
export function dearestCardioWeekKcal(answers: PlanAnswers): number {
  const dose = doseOf(answers);
  return weekKcal(answers, { dose, steadyMinutes: dose.maxSteadyMinutes, costOf: dearest });
}

/** What the first week of that plan costs on the average of the machines, net kcal: it is part of maintenance. */
export function usualCardioWeekKcal(answers: PlanAnswers): number {
  const dose = doseOf(answers);
  return weekKcal(answers, { dose, steadyMinutes: dose.steadyMinutes, costOf: average });
}

const doseOf = (answers: PlanAnswers) => cardioDose(answers, planLength(answers).show?.weeksOut);

/** Net kcal of sessions of these minutes on machines that cost so much a minute. */
type CostOf = (minutes: readonly number[], kcalPerMinute: readonly number[]) => number;

function weekKcal(
  answers: PlanAnswers,
  { dose, steadyMinutes, costOf }: { dose: CardioDose; steadyMinutes: number; costOf: CostOf },
): number {
  const { equipmentAccess, experience, weightKg } = answers;
  const placed = placeWeek(answers, dose);
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

/** The longest sessions on the dearest of the machines, which take turns. */
const dearest: CostOf = (minutes, kcalPerMinute) => {
  const costs = kcalPerMinute.toSorted(descending);
  const turns = minutes.map((_, turn) => costs[turn % costs.length] ?? 0).toSorted(descending);
  return minutes
    .toSorted(descending)
    .reduce((sum, length, place) => sum + length * (turns[place] ?? 0), 0);
};

const average: CostOf = (minutes, kcalPerMinute) =>
  kcalPerMinute.length === 0 ? 0 : sum(minutes) * (sum(kcalPerMinute) / kcalPerMinute.length);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const descending = (one: number, other: number) => other - one;
