import type { Experience, PlanAnswers } from '../athlete/answers.ts';
import type { PlanLength } from './plan-length.ts';
import { mustNotStrain } from './trainable.ts';
import { isInDeficit, recoversBadly } from './volume-targets.ts';

/** What a week of the plan asks for, beside the base week's workouts. */
export interface PlanWeek {
  /** From 1. */
  week: number;
  mesocycle: number;
  kind: 'build' | 'deload' | 'taper';
  /** Repetitions in reserve at the end of a set. */
  targetRir: number;
  /** Sets as a share of the base week's. */
  setsFactor: number;
  /** Sets a muscle may gain over the base week, where time and recovery allow. */
  addedSets: number;
  /** Change of load against the weeks before, %. */
  loadChangePercent: number;
  note: string;
}

/** Weeks of a mesocycle, its deload included. */
const MESOCYCLE_WEEKS: Readonly<Record<Experience, number>> = {
  beginner: 6,
  intermediate: 5,
  advanced: 5,
  expert: 4,
};
const SHORTEST_MESOCYCLE = 4;
const RIR = { start: 3, end: 1, deload: 4, taper: 2 } as const;
/** A beginner stops at RPE 8, and somebody who must not strain at RPE 7 (`science.md`, section 4). */
const LEAST_RIR = { beginner: 2, careful: 3 } as const;
/** A deload takes 40–50 % of the sets and 10 % of the load. */
const DELOAD = { setsFactor: 0.55, loadChangePercent: -10 } as const;
/** Sets near a show, load held: from 4 weeks out, and from 2. [our choice] */
export const TAPER = [
  { weeksOut: 2, setsFactor: 0.65 },
  { weeksOut: 4, setsFactor: 0.8 },
] as const;
/** Weeks out at which the taper begins. */
export const TAPER_WEEKS_OUT = Math.max(...TAPER.map(({ weeksOut }) => weeksOut));

/** 4 to 6 weeks; a week less when stress or short sleep cost recovery. */
function mesocycleWeeks(answers: PlanAnswers): number {
  const usual = MESOCYCLE_WEEKS[answers.experience];
  return recoversBadly(answers) ? Math.max(SHORTEST_MESOCYCLE, usual - 1) : usual;
}

/** Whether sets are added from week to week: neither in a deficit nor for a beginner. */
export function setsGrow(answers: PlanAnswers): boolean {
  return !isInDeficit(answers) && answers.experience !== 'beginner';
}

/** The fewest repetitions in reserve that any week asks for. */
export function leastRir(answers: PlanAnswers): number {
  if (mustNotStrain(answers)) return LEAST_RIR.careful;
  return answers.experience === 'beginner' ? LEAST_RIR.beginner : RIR.end;
}

/** Repetitions in reserve: from 3 in the first to `least` in the last of `buildWeeks` weeks. */
export function rampRir(buildWeek: number, buildWeeks: number, least: number = RIR.end): number {
  if (buildWeeks <= 1) return RIR.start;
  const done = (buildWeek - 1) / (buildWeeks - 1);
  return Math.round(RIR.start + (least - RIR.start) * done);
}

/**
 * The weeks of a plan: mesocycles that go from 3 to 1 repetitions in reserve and end in a deload, and
 * before a show a taper that holds the load and drops sets. The week of the show is not among them. A
 * mesocycle that the taper or the end of the plan cuts short goes from 3 to 1 as well.
 */
export function planWeeks(answers: PlanAnswers, length: PlanLength): PlanWeek[] {
  const cycle = mesocycleWeeks(answers);
  const mayGrow = setsGrow(answers);
  const least = leastRir(answers);
  return Array.from({ length: length.weeks }, (_, index) => {
    const weeksOut = length.show === null ? null : length.show.weeksOut - index;
    const taper = TAPER.find((step) => weeksOut !== null && weeksOut <= step.weeksOut);
    const base = { week: index + 1, mesocycle: Math.floor(index / cycle) + 1 };
    if (taper !== undefined) return { ...base, ...taperWeek(taper.setsFactor, least) };
    const weekInCycle = (index % cycle) + 1;
    if (weekInCycle === cycle) return { ...base, ...deloadWeek() };
    const start = index + 1 - weekInCycle;
    const taperStart = length.show ? length.show.weeksOut - TAPER_WEEKS_OUT : length.weeks;
    const end = Math.min(start + cycle - 1, length.weeks, taperStart);
    return { ...base, ...buildWeek(weekInCycle, end - start, { mayGrow, least }) };
  });
}

type WeekShape = Omit<PlanWeek, 'week' | 'mesocycle'>;

export function taperWeek(setsFactor: number, least: number): WeekShape {
  return {
    kind: 'taper',
    targetRir: Math.max(RIR.taper, least),
    setsFactor,
    addedSets: 0,
    loadChangePercent: 0,
    note: 'Hold the loads and drop sets: muscle stays, fatigue goes.',
  };
}

export function deloadWeek(): WeekShape {
  return {
    kind: 'deload',
    targetRir: RIR.deload,
    setsFactor: DELOAD.setsFactor,
    addedSets: 0,
    loadChangePercent: DELOAD.loadChangePercent,
    note: 'Deload: about half the sets, 10 % less load, at least 4 reps in reserve (RIR 4).',
  };
}

/** @param buildWeek from 1 to `buildWeeks`, the weeks between two deloads */
export function buildWeek(
  buildWeek: number,
  buildWeeks: number,
  { mayGrow, least }: { mayGrow: boolean; least: number },
): WeekShape {
  const targetRir = rampRir(buildWeek, buildWeeks, least);
  const addedSets = mayGrow ? buildWeek - 1 : 0;
  const grown = addedSets > 0 ? ' Sets grow by one a muscle where the session has room.' : '';
  return {
    kind: 'build',
    targetRir,
    setsFactor: 1,
    addedSets,
    loadChangePercent: 0,
    note: `Stop each set with ${targetRir} in reserve.${grown}`,
  };
}
