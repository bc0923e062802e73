import {
  addDays,
  daysBetween,
  GOAL_PHASES,
  nameAfterPrep,
  type PlanWeek,
  prepPhaseAt,
  prescribeWeek,
  recoveryOf,
  storedWeek,
  VOLUME_LANDMARKS,
  weeksOut,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { slugOf } from '../library/library-exercise.ts';
import { isPrep } from './follow-show.ts';
import { findActivePlan, type StoredDay, type StoredPlan } from './queries.ts';
import { techniqueOf } from './to-target.ts';

type PlanFacts = Pick<
  StoredPlan,
  | 'startsOn'
  | 'weeks'
  | 'deloadWeeks'
  | 'blocks'
  | 'competitionDate'
  | 'effortRises'
  | 'setsGrow'
  | 'leastRir'
> & { lastShow?: string | null };

/** The week of a plan on a day, from 1 to its last. */
export function weekNumber({ startsOn, weeks }: PlanFacts, day: string): number {
  const elapsed = Math.floor(daysBetween(startsOn, day) / 7) + 1;
  return Math.min(Math.max(elapsed, 1), weeks);
}

/** Whether a day is past a plan's last week. Its days repeat until another plan replaces it. */
export const isPlanOver = (
  { startsOn, weeks }: Pick<PlanFacts, 'startsOn' | 'weeks'>,
  day: string,
): boolean => daysBetween(startsOn, day) >= 7 * weeks;

/**
 * The prescription for the week of a day. Null for the days as written, and past the last week unless a show is near.
 */
export function weekAt(plan: PlanFacts, day: string): PlanWeek | null {
  const { competitionDate } = plan;
  const out = competitionDate && competitionDate >= day ? weeksOut(day, competitionDate) : null;
  const weeksSinceShow = recoveryAfter(plan, day)?.weeksSince ?? null;
  const week = storedWeek(weekNumber(plan, day), { ...plan, weeksOut: out, weeksSinceShow });
  const isByShow = week?.kind === 'taper' || week?.kind === 'recovery';
  return isPlanOver(plan, day) && !isByShow ? null : week;
}

/** The recovery phase on a day, if the plan was a prep for a past show. */
function recoveryAfter({ startsOn, lastShow, competitionDate }: PlanFacts, day: string) {
  if (!lastShow || startsOn > lastShow) return null;
  return recoveryOf({ today: day, lastShow, ...(competitionDate ? { competitionDate } : {}) });
}

/** The week of a plan by number. */
export function weekByNumber(plan: PlanFacts, week: number): PlanWeek | null {
  return weekAt(plan, addDays(plan.startsOn, 7 * (week - 1)));
}

/** The name of plans created after a show. */
const RECOVERY_PHASE = 'Recovery';

type Named = PlanFacts & { name: string; phase: string | null };

/** A plan's name on a day. A finished prep is named after its current phase. */
export function planNameOn(plan: Named, day: string): string {
  const phase = isPrepOver(plan, day) ? trainingPhaseOn(plan, day) : null;
  return phase ? nameAfterPrep(plan.name, phase) : plan.name;
}

/** The phase of a day. If the plan prepares for a show, it depends on the weeks left. */
export function trainingPhaseOn(
  plan: PlanFacts & { phase: string | null },
  day: string,
): string | null {
  const { competitionDate, phase } = plan;
  if (weekAt(plan, day)?.kind === 'recovery') return RECOVERY_PHASE;
  if (isPrep(phase) && isPrepOver(plan, day)) return GOAL_PHASES.competition_prep;
  return isPrep(phase) && competitionDate && competitionDate >= day
    ? prepPhaseAt(weeksOut(day, competitionDate))
    : phase;
}

/** Whether the plan's show is over and no other one is ahead. */
function isPrepOver(plan: PlanFacts, day: string): boolean {
  const { competitionDate } = plan;
  return leadsToShowBefore(plan, day) && !(competitionDate && competitionDate >= day);
}

const leadsToShowBefore = ({ startsOn, lastShow }: PlanFacts, day: string): boolean =>
  typeof lastShow === 'string' && startsOn <= lastShow && lastShow < day;

/** The reasons of a plan. Once its show is over, the reasons for the prep no longer apply. */
export function reasonsOn(plan: PlanFacts & { reasons: string[] }, day: string): string[] {
  return leadsToShowBefore(plan, day) ? [] : plan.reasons;
}

/** The intensity of a plan's regular weeks. Empty in an easy week and once its show is over. */
export function intensityOn(
  plan: PlanFacts & { intensityLevel: string | null },
  day: string,
): string | null {
  const kind = weekAt(plan, day)?.kind ?? 'build';
  if (isPrepOver(plan, day)) return null;
  return kind === 'build' ? plan.intensityLevel : null;
}

type Prescribable = Pick<StoredDay, 'estimatedMinutes' | 'exercises'>;

/**
 * A plan's days as prescribed in one of its weeks. Needs all days, because added sets depend on what the week can fit.
 */
export function prescribeDays<Day extends Prescribable>(
  {
    days,
    plan,
  }: {
    days: readonly Day[];
    plan: Pick<StoredPlan, 'sessionMinutes' | 'volumeLandmarks' | 'emphasis'>;
  },
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
  const prescribed = prescribeWeek(base, week, {
    sessionMinutes: plan.sessionMinutes ?? Number.POSITIVE_INFINITY,
    landmarks: plan.volumeLandmarks ?? VOLUME_LANDMARKS,
    emphasis: plan.emphasis,
  });
  return days.map((day, dayIndex) => ({
    ...day,
    estimatedMinutes: prescribed[dayIndex]?.estimatedMinutes ?? day.estimatedMinutes,
    exercises: day.exercises.map((exercise, index) => ({
      ...exercise,
      ...prescribed[dayIndex]?.exercises[index],
      exerciseId: exercise.exerciseId,
    })),
  }));
}

/** The focus of a day's week, and the blocks of its plan. */
export function weekFocus(plan: PlanFacts, week: PlanWeek | null) {
  return {
    block: week?.block ?? null,
    targetRir: week?.targetRir ?? null,
    blocks: listBlocks(plan),
  };
}

/** The blocks of a plan with their days, based on the current show. */
function listBlocks(plan: PlanFacts) {
  const blocks: { name: string; focus: string; startsOn: string; endsOn: string }[] = [];
  let current: number | null = null;
  for (let number = 1; number <= plan.weeks; number += 1) {
    const week = weekByNumber(plan, number);
    if (!week?.block) continue;
    const startsOn = addDays(plan.startsOn, 7 * (number - 1));
    const endsOn = addDays(startsOn, 6);
    const last = blocks.at(-1);
    if (last && last.name === week.block.name && current === week.mesocycle) last.endsOn = endsOn;
    else blocks.push({ ...week.block, startsOn, endsOn });
    current = week.mesocycle;
  }
  return blocks;
}

/**
 * The first day of the next deload week in an athlete's current plan after the week of a day. Null if there is none.
 */
export async function findNextDeload(db: Db, userId: string, day: string): Promise<string | null> {
  const active = await findActivePlan(db, userId, day);
  if (!active) return null;
  const { plan } = active;
  const starts = Array.from({ length: plan.weeks }, (_, week) => addDays(plan.startsOn, 7 * week));
  return starts.find((start) => start > day && weekAt(plan, start)?.kind === 'deload') ?? null;
}
