import {
  addDays,
  daysBetween,
  type PlanWeek,
  prepPhaseAt,
  prescribeWeek,
  storedWeek,
  VOLUME_LANDMARKS,
  weeksOut,
} from '@posedown/coaching';
import { slugOf } from '../library/library-exercise.ts';
import { isPrep } from './follow-show.ts';
import type { StoredDay, StoredPlan } from './queries.ts';
import { techniqueOf } from './to-target.ts';

type PlanFacts = Pick<
  StoredPlan,
  'startsOn' | 'weeks' | 'deloadWeeks' | 'competitionDate' | 'effortRises' | 'setsGrow' | 'leastRir'
>;

/** The week of a plan that a day lies in, from 1 to its last. */
export function weekNumber({ startsOn, weeks }: PlanFacts, day: string): number {
  const elapsed = Math.floor(daysBetween(startsOn, day) / 7) + 1;
  return Math.min(Math.max(elapsed, 1), weeks);
}

/** Whether a day is past the last week of a plan, whose days go on until another one takes its place. */
export const isPlanOver = (
  { startsOn, weeks }: Pick<PlanFacts, 'startsOn' | 'weeks'>,
  day: string,
): boolean => daysBetween(startsOn, day) >= 7 * weeks;

/**
 * What the plan makes of its week that a day lies in; null: the days as they are written, as they are
 * past its last week too unless a show is near.
 */
export function weekAt(plan: PlanFacts, day: string): PlanWeek | null {
  const { competitionDate } = plan;
  const out = competitionDate && competitionDate >= day ? weeksOut(day, competitionDate) : null;
  const week = storedWeek(weekNumber(plan, day), { ...plan, weeksOut: out });
  return isPlanOver(plan, day) && week?.kind !== 'taper' ? null : week;
}

/** The week of a plan by its number. */
export function weekByNumber(plan: PlanFacts, week: number): PlanWeek | null {
  return weekAt(plan, addDays(plan.startsOn, 7 * (week - 1)));
}

/** The phase of a day: where the plan prepares for a show, by the weeks that are left to it. */
export function trainingPhaseOn(
  plan: PlanFacts & { phase: string | null },
  day: string,
): string | null {
  const { competitionDate, phase } = plan;
  return isPrep(phase) && competitionDate && competitionDate >= day
    ? prepPhaseAt(weeksOut(day, competitionDate))
    : phase;
}

type Prescribable = Pick<StoredDay, 'estimatedMinutes' | 'exercises'>;

/**
 * The days of a plan as one of its weeks prescribes them: sets, RPE, technique, minutes. Of the plan
 * all days are needed, for sets are added by what the whole week holds.
 */
export function prescribeDays<Day extends Prescribable>(
  {
    days,
    plan,
  }: { days: readonly Day[]; plan: Pick<StoredPlan, 'sessionMinutes' | 'volumeLandmarks'> },
  week: PlanWeek | null,
): Day[] {
  if (!week) return [...days];
  const base = days.map((day) => ({
    ...day,
    exercises: day.exercises.map((exercise) => ({
      ...exercise,
      exerciseId: slugOf(exercise.exerciseId),
      technique: techniqueOf(exercise.technique),
    })),
  }));
  const minutes = plan.sessionMinutes ?? Number.POSITIVE_INFINITY;
  const prescribed = prescribeWeek(base, week, minutes, plan.volumeLandmarks ?? VOLUME_LANDMARKS);
  return days.map((day, place) => ({
    ...day,
    estimatedMinutes: prescribed[place]?.estimatedMinutes ?? day.estimatedMinutes,
    exercises: day.exercises.map((exercise, index) => ({
      ...exercise,
      ...prescribed[place]?.exercises[index],
      exerciseId: exercise.exerciseId,
    })),
  }));
}
