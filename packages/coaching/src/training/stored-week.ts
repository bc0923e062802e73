import {
  buildWeek,
  deloadWeek,
  type PlanWeek,
  TAPER,
  TAPER_WEEKS_OUT,
  taperWeek,
} from './plan-weeks.ts';

/** What a stored plan tells about its weeks. */
export interface StoredPlanWeeks {
  weeks: number;
  deloadWeeks: readonly number[];
  /** Whether each block between two deloads goes from 3 to 1 repetitions in reserve. */
  effortRises: boolean;
  /** Whether sets are added from week to week between two deloads. */
  setsGrow: boolean;
  /** The fewest repetitions in reserve that any week asks for. */
  leastRir: number;
  /** Weeks to the show in the week asked for, where a show is ahead. */
  weeksOut: number | null;
}

/**
 * One week of a stored plan, from 1, made of what is stored, as `planWeeks` makes it of the answers.
 * Null where its author chose the effort of each set, outside deload and taper: such a week is meant as
 * it was written.
 */
export function storedWeek(week: number, plan: StoredPlanWeeks): PlanWeek | null {
  const { deloadWeeks, effortRises, setsGrow, leastRir, weeksOut } = plan;
  const base = { week, mesocycle: deloadWeeks.filter((deload) => deload < week).length + 1 };
  const taper = TAPER.find((step) => weeksOut !== null && weeksOut <= step.weeksOut);
  if (taper) return { ...base, ...taperWeek(taper.setsFactor, leastRir) };
  if (deloadWeeks.includes(week)) return { ...base, ...deloadWeek() };
  if (!effortRises) return null;
  const growth = { mayGrow: setsGrow, least: leastRir };
  return { ...base, ...buildWeek(...placeInBuild(week, plan), growth) };
}

/** The place of a week among the build weeks up to the next deload or taper, and how many those are. */
function placeInBuild(week: number, plan: StoredPlanWeeks): [number, number] {
  const { weeks, deloadWeeks, weeksOut } = plan;
  const before = Math.max(0, ...deloadWeeks.filter((deload) => deload < week));
  const taper = weeksOut === null ? weeks + 1 : week + weeksOut - TAPER_WEEKS_OUT;
  const after = Math.min(weeks + 1, taper, ...deloadWeeks.filter((deload) => deload > week));
  return [week - before, after - before - 1];
}
