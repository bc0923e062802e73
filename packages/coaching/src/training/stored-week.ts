import type { PlanAnswers } from '../athlete/answers.ts';
import { RECOVERY_WORDS, TAPER_WORDS } from './block-words.ts';
import type { PlanBlock } from './plan-blocks.ts';
import type { PlanLength } from './plan-length.ts';
import {
  buildWeek,
  deloadWeek,
  leastRir,
  type PlanWeek,
  recoveryWeek,
  TAPER,
  TAPER_WEEKS_OUT,
  taperWeek,
} from './plan-weeks.ts';
import { RECOVERY, SETS_FROM } from './recovery-phase.ts';

/** A stored plan's facts about its weeks. */
export interface StoredPlanWeeks {
  weeks: number;
  deloadWeeks: readonly number[];
  /** None in a plan that a person wrote, or that was made before there were any. */
  blocks: readonly PlanBlock[];
  /** Whether each block between two deloads goes from 3 to 1 repetitions in reserve. */
  effortRises: boolean;
  /** In a plan without blocks, whether sets are added from week to week between two deloads. */
  setsGrow: boolean;
  /** The fewest repetitions in reserve that any week asks for. */
  leastRir: number;
  /** Weeks to the show in the requested week, if there is one. */
  weeksOut: number | null;
  /** Whole weeks since the show that the plan led up to, where it is over and no other is near. */
  weeksSinceShow?: number | null;
}

/**
 * One week of a stored plan, from 1, derived from what is stored. Null if its author set each set's effort, outside
 * deload, taper and post-show weeks: such weeks apply as written.
 */
export function storedWeek(week: number, plan: StoredPlanWeeks): PlanWeek | null {
  const { deloadWeeks, effortRises, leastRir: least, weeksOut } = plan;
  const block = blockAt(plan.blocks, week);
  const base = {
    week,
    mesocycle: deloadWeeks.filter((deload) => deload < week).length + 1,
    block: block ? { name: block.name, focus: block.focus } : null,
    lowerReps: block?.lowerReps ?? false,
  };
  const taper = TAPER.find((step) => weeksOut !== null && weeksOut <= step.weeksOut);
  if (taper) {
    const words = block ? TAPER_WORDS : null;
    return { ...base, block: words, ...taperWeek(taper.setsFactor, least) };
  }
  const since = afterShow(plan);
  if (since) return { ...base, block: RECOVERY_WORDS, lowerReps: false, ...since };
  if (deloadWeeks.includes(week)) return { ...base, ...deloadWeek() };
  if (!effortRises) return null;
  if (block?.sets === 'rebuild') {
    const of = block.lastWeek - block.firstWeek + 1;
    const frame = { of, from: block.setsFrom ?? SETS_FROM.first, least };
    return { ...base, ...recoveryWeek(week - block.firstWeek + 1, frame) };
  }
  const sets = block?.sets ?? (plan.setsGrow ? 'grow from base' : 'full');
  return { ...base, ...buildWeek(...placeInBuild(week, plan), { sets, least }) };
}

/** The week of a prep that has had its show: the recovery phase, until another plan takes its place. */
function afterShow({ weeksSinceShow = null, effortRises, leastRir: least }: StoredPlanWeeks) {
  if (weeksSinceShow === null || weeksSinceShow >= RECOVERY.usual || !effortRises) return null;
  const frame = { of: RECOVERY.usual, from: SETS_FROM.first, least: Math.max(2, least) };
  return recoveryWeek(weeksSinceShow + 1, frame);
}

const blockAt = (blocks: readonly PlanBlock[], week: number) =>
  blocks.find(({ firstWeek, lastWeek }) => week >= firstWeek && week <= lastWeek);

/** The place of a week among the build weeks up to the next deload or taper, and how many those are. */
function placeInBuild(week: number, plan: StoredPlanWeeks): [number, number] {
  const { weeks, deloadWeeks, weeksOut } = plan;
  const before = Math.max(0, ...deloadWeeks.filter((deload) => deload < week));
  const taper = weeksOut === null ? weeks + 1 : week + weeksOut - TAPER_WEEKS_OUT;
  const after = Math.min(weeks + 1, taper, ...deloadWeeks.filter((deload) => deload > week));
  return [week - before, after - before - 1];
}

/**
 * The weeks of a new plan: mesocycles from 3 to 1 reps in reserve ending in a deload, and before a show a taper that
 * keeps the load and drops sets. Show week is excluded. A shortened mesocycle also goes from 3 to 1.
 */
export function planWeeks(
  answers: PlanAnswers,
  { weeks, show }: PlanLength,
  course: Pick<StoredPlanWeeks, 'deloadWeeks' | 'blocks'>,
): PlanWeek[] {
  const growth = { effortRises: true, setsGrow: true, leastRir: leastRir(answers) };
  return Array.from({ length: weeks }, (_, index) => index + 1).flatMap((week) => {
    const weeksOut = show === null ? null : show.weeksOut - (week - 1);
    return storedWeek(week, { weeks, weeksOut, ...course, ...growth }) ?? [];
  });
}
