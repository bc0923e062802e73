import type { PlanAnswers } from '../athlete/answers.ts';
import { netKcalPerMinute } from '../energy/exercise-cost.ts';
import { planLength } from '../training/plan-length.ts';
import { cardioDose } from './dose.ts';
import { HIIT_TIMED_MINUTES } from './hiit-protocol.ts';
import { EASY_WALK, intervalModalities, type Modality, steadyModalities } from './modality.ts';
import { placeWeek } from './place-week.ts';
import { steadyMinutesOn } from './progression.ts';
import { RECOVERY_MINUTES } from './schedule.ts';

/**
 * The most that a week of the cardio plan made from these answers costs, net kcal: its longest steady sessions on
 * the dearest machines that may take turns. A limit of the intake then holds in every week and for every
 * draw of the machines. [our choice: the mean week costs less]
 */
export function dearestCardioWeekKcal(answers: PlanAnswers): number {
  const { equipmentAccess, experience, weightKg } = answers;
  const dose = cardioDose(answers, planLength(answers).show?.weeksOut);
  const placed = placeWeek(answers, dose);
  const minutesOf = (type: 'HIIT' | 'LISS', minutes: (day: (typeof placed)[number]) => number) =>
    placed.filter((day) => day.type === type).map(minutes);
  const walks = placed.filter((day) => day.type === 'Active Recovery').length;
  return (
    dearest(
      minutesOf('HIIT', () => HIIT_TIMED_MINUTES),
      intervalModalities(equipmentAccess),
      weightKg,
    ) +
    dearest(
      minutesOf('LISS', (day) => steadyMinutesOn(day, dose.maxSteadyMinutes)),
      steadyModalities(equipmentAccess, experience),
      weightKg,
    ) +
    walks * RECOVERY_MINUTES * netKcalPerMinute(EASY_WALK.mets, weightKg)
  );
}

/** The longest sessions on the dearest of the machines, which take turns. */
function dearest(minutes: readonly number[], offered: readonly Modality[], weightKg: number) {
  const costs = offered.map(({ mets }) => netKcalPerMinute(mets, weightKg)).toSorted(descending);
  const turns = minutes.map((_, turn) => costs[turn % costs.length] ?? 0).toSorted(descending);
  return minutes
    .toSorted(descending)
    .reduce((sum, length, place) => sum + length * (turns[place] ?? 0), 0);
}

const descending = (one: number, other: number) => other - one;
