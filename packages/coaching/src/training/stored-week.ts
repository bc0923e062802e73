import { type PlanWeek, rampRir } from './plan-weeks.ts';

/** What a stored plan tells about its weeks. */
export interface StoredPlanWeeks {
  weeks: number;
  deloadWeeks: readonly number[];
  /** Weeks to the show in the week asked for, where a show is ahead. */
  weeksOut: number | null;
}

const DELOAD = { setsFactor: 0.55, rir: 4, loadChangePercent: -10 } as const;
/** As in `planWeeks`: sets drop before a show while loads are held. */
const TAPER = [
  { weeksOut: 2, setsFactor: 0.65 },
  { weeksOut: 4, setsFactor: 0.8 },
] as const;
const TAPER_RIR = 2;

/**
 * One week of a stored plan, from 1, made of what is stored. Null where the plan has no deloads and
 * no taper is due: such a plan means every week as it was written, with the RPE its author chose.
 */
export function storedWeek(week: number, plan: StoredPlanWeeks): PlanWeek | null {
  const base = { week, mesocycle: mesocycleOf(week, plan.deloadWeeks), addedSets: 0 };
  if (plan.deloadWeeks.length === 0) return null;
  const { weeksOut } = plan;
  const taper = TAPER.find((step) => weeksOut !== null && weeksOut <= step.weeksOut);
  if (taper) {
    return {
      ...base,
      kind: 'taper',
      targetRir: TAPER_RIR,
      setsFactor: taper.setsFactor,
      loadChangePercent: 0,
      note: 'Hold the loads and drop sets: muscle stays, fatigue goes.',
    };
  }
  if (plan.deloadWeeks.includes(week)) {
    return {
      ...base,
      kind: 'deload',
      targetRir: DELOAD.rir,
      setsFactor: DELOAD.setsFactor,
      loadChangePercent: DELOAD.loadChangePercent,
      note: 'Deload: about half the sets, 10 % less load, at least 4 repetitions in reserve.',
    };
  }
  const targetRir = rampRir(...placeInBuild(week, plan));
  return {
    ...base,
    kind: 'build',
    targetRir,
    setsFactor: 1,
    loadChangePercent: 0,
    note: `Stop each set with ${targetRir} in reserve.`,
  };
}

function mesocycleOf(week: number, deloadWeeks: readonly number[]): number {
  return deloadWeeks.filter((deload) => deload < week).length + 1;
}

/** The place of a week among the build weeks between two deloads, and how many those are. */
function placeInBuild(week: number, { weeks, deloadWeeks }: StoredPlanWeeks): [number, number] {
  const before = Math.max(0, ...deloadWeeks.filter((deload) => deload < week));
  const after = Math.min(weeks + 1, ...deloadWeeks.filter((deload) => deload > week));
  return [week - before, after - before - 1];
}
