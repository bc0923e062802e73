import type { PlanAnswers } from '../athlete/answers.ts';
import { RECOVERY_TEXT, TAPER_TEXT } from './name-blocks.ts';
import type { PlanBlock } from './plan-blocks.ts';
import type { PlanLength } from './plan-length.ts';
import {
  buildWeek,
  deloadWeek,
  minRir,
  type PlanWeek,
  recoveryWeek,
  TAPER,
  TAPER_WEEKS_OUT,
  taperWeek,
} from './plan-weeks.ts';
import { RECOVERY, SETS_FROM } from './recovery-phase.ts';

/** Facts about a stored plan's weeks. */
export interface StoredPlanWeeks {
  weeks: number;
  deloadWeeks: readonly number[];
  /** Empty for plans written by a person or stored before blocks existed. */
  blocks: readonly PlanBlock[];
  /** Whether each block between two deloads goes from 3 to 1 reps in reserve. */
  effortRises: boolean;
  /** For plans without blocks: whether sets increase weekly between two deloads. */
  setsGrow: boolean;
  /** Minimum reps in reserve of any week. */
  leastRir: number;
  /** Weeks to the show from the requested week; null without a show. */
  weeksOut: number | null;
  /** Whole weeks since the plan's show, if it has passed and no other is near. */
  weeksSinceShow?: number | null;
}

/**
 * One week of a stored plan, counted from 1. Null if its author set the effort of each set and it
 * isn't a deload, taper or post-show week: such weeks apply as written.
 */
export function storedWeek(week: number, plan: StoredPlanWeeks): PlanWeek | null {
  const { deloadWeeks, effortRises, leastRir: minimum, weeksOut } = plan;
  const block = blockAt(plan.blocks, week);
  const base = {
    week,
    mesocycle: deloadWeeks.filter((deload) => deload < week).length + 1,
    block: block ? { name: block.name, focus: block.focus } : null,
    lowerReps: block?.lowerReps ?? false,
  };
  const taper = TAPER.find((step) => weeksOut !== null && weeksOut <= step.weeksOut);
  if (taper) {
    const words = block ? TAPER_TEXT : null;
    return { ...base, block: words, ...taperWeek(taper.setsFactor, minimum) };
  }
  const recovery = afterShow(plan);
  if (recovery) return { ...base, block: RECOVERY_TEXT, lowerReps: false, ...recovery };
  if (deloadWeeks.includes(week)) return { ...base, ...deloadWeek() };
  if (!effortRises) return null;
  if (block?.sets === 'rebuild') {
    const of = block.lastWeek - block.firstWeek + 1;
    const frame = { of, from: block.setsFrom ?? SETS_FROM.first, minimum };
    return { ...base, ...recoveryWeek(week - block.firstWeek + 1, frame) };
  }
  const sets = block?.sets ?? (plan.setsGrow ? 'grow from base' : 'full');
  return { ...base, ...buildWeek(...buildPosition(week, plan), { sets, minRir: minimum }) };
}

/** A week of a prep after its show: the recovery phase, until another plan replaces it. */
function afterShow({ weeksSinceShow = null, effortRises, leastRir: minimum }: StoredPlanWeeks) {
  if (weeksSinceShow === null || weeksSinceShow >= RECOVERY.usual || !effortRises) return null;
  const frame = { of: RECOVERY.usual, from: SETS_FROM.first, minimum: Math.max(2, minimum) };
  return recoveryWeek(weeksSinceShow + 1, frame);
}

const blockAt = (blocks: readonly PlanBlock[], week: number) =>
  blocks.find(({ firstWeek, lastWeek }) => week >= firstWeek && week <= lastWeek);

/** The week's position among the build weeks up to the next deload or taper, and their number. */
function buildPosition(week: number, plan: StoredPlanWeeks): [number, number] {
  const { weeks, deloadWeeks, weeksOut } = plan;
  const before = Math.max(0, ...deloadWeeks.filter((deload) => deload < week));
  const taper = weeksOut === null ? weeks + 1 : week + weeksOut - TAPER_WEEKS_OUT;
  const after = Math.min(weeks + 1, taper, ...deloadWeeks.filter((deload) => deload > week));
  return [week - before, after - before - 1];
}

/**
 * The weeks of a new plan: mesocycles from 3 to 1 reps in reserve ending in a deload, and before a
 * show a taper that keeps the load and reduces sets. Show week is excluded. A shortened mesocycle
 * also goes from 3 to 1.
 */
export function planWeeks(
  answers: PlanAnswers,
  { weeks, show }: PlanLength,
  course: Pick<StoredPlanWeeks, 'deloadWeeks' | 'blocks'>,
): PlanWeek[] {
  const growth = { effortRises: true, setsGrow: true, leastRir: minRir(answers) };
  return Array.from({ length: weeks }, (_, index) => index + 1).flatMap((week) => {
    const weeksOut = show === null ? null : show.weeksOut - (week - 1);
    return storedWeek(week, { weeks, weeksOut, ...course, ...growth }) ?? [];
  });
}
