import { buildWeek, deloadWeek, type PlanWeek, TAPER, taperWeek } from './plan-weeks.ts';

/** What a stored plan tells about its weeks. */
export interface StoredPlanWeeks {
  weeks: number;
  deloadWeeks: readonly number[];
  /** Whether sets are added from week to week between two deloads. */
  setsGrow: boolean;
  /** Weeks to the show in the week asked for, where a show is ahead. */
  weeksOut: number | null;
}

/**
 * One week of a stored plan, from 1, made of what is stored, as `planWeeks` makes it of the answers.
 * Null where sets never grow, the plan has no deloads and no show is near: such a week is meant as it
 * was written, with the RPE its author chose.
 */
export function storedWeek(week: number, plan: StoredPlanWeeks): PlanWeek | null {
  const { deloadWeeks, setsGrow, weeksOut } = plan;
  const base = { week, mesocycle: deloadWeeks.filter((deload) => deload < week).length + 1 };
  const taper = TAPER.find((step) => weeksOut !== null && weeksOut <= step.weeksOut);
  if (taper) return { ...base, ...taperWeek(taper.setsFactor) };
  if (deloadWeeks.length === 0 && !setsGrow) return null;
  if (deloadWeeks.includes(week)) return { ...base, ...deloadWeek() };
  return { ...base, ...buildWeek(...placeInBuild(week, plan), setsGrow) };
}

/** The place of a week among the build weeks between two deloads, and how many those are. */
function placeInBuild(week: number, { weeks, deloadWeeks }: StoredPlanWeeks): [number, number] {
  const before = Math.max(0, ...deloadWeeks.filter((deload) => deload < week));
  const after = Math.min(weeks + 1, ...deloadWeeks.filter((deload) => deload > week));
  return [week - before, after - before - 1];
}
