import type { Experience, PlanAnswers } from '../athlete/answers.ts';
import { counted } from '../text/counted.ts';
import type { PlanLength } from './plan-length.ts';
import type { SetRamp } from './ramp-sets.ts';
import { recoveryOf } from './recovery-phase.ts';
import { mustNotStrain } from './trainable.ts';
import { isInDeficit, recoversBadly } from './volume-targets.ts';

export const WEEK_KINDS = ['build', 'deload', 'taper', 'recovery'] as const;
export type WeekKind = (typeof WEEK_KINDS)[number];

/** A week's changes to the base week's workouts. */
export interface PlanWeek {
  /** From 1. */
  week: number;
  mesocycle: number;
  kind: WeekKind;
  /** Reps in reserve at the end of a set. */
  targetRir: number;
  /** Sets as a share of the base week's. */
  setsFactor: number;
  /**
   * Sets a muscle may gain over the base week by the end of the block, if time and recovery allow.
   */
  addedSets: number;
  /** Progress from the block's fewest sets (0) to its most (1). */
  rampShare: number;
  /** Whether loadable compound lifts use fewer reps. */
  lowerReps: boolean;
  /** The week's block; null in a plan without blocks. */
  block: { name: string; focus: string } | null;
  /** Load change from the usual weeks, %. */
  loadChangePercent: number;
  note: string;
}

/** Weeks of a mesocycle, including its deload. */
const MESOCYCLE_WEEKS: Readonly<Record<Experience, number>> = {
  beginner: 6,
  intermediate: 5,
  advanced: 5,
  expert: 4,
};
const SHORTEST_MESOCYCLE = 4;
const LONGEST_MESOCYCLE = 6;
const RIR = { start: 3, end: 1, deload: 4, taper: 2 } as const;
/**
 * Beginners and athletes after a show stop at RPE 8, and athletes who must not strain at RPE 7
 * (`science.md`, section 4).
 */
const MIN_RIR = { gentle: 2, careful: 3 } as const;
/** A deload removes 40–50% of the sets and 10% of the load. */
const DELOAD = { setsFactor: 0.55, loadChangePercent: -10 } as const;
/** Sets near a show, with unchanged load: from 4 weeks out, and from 2. [our choice] */
export const TAPER = [
  { weeksOut: 2, setsFactor: 0.65 },
  { weeksOut: 4, setsFactor: 0.8 },
] as const;
/** Weeks out at which the taper begins. */
export const TAPER_WEEKS_OUT = Math.max(...TAPER.map(({ weeksOut }) => weeksOut));

/** 4 to 6 weeks; one week less if stress or short sleep impairs recovery. */
function mesocycleWeeks(answers: PlanAnswers): number {
  const usual = MESOCYCLE_WEEKS[answers.experience];
  return recoversBadly(answers) ? Math.max(SHORTEST_MESOCYCLE, usual - 1) : usual;
}

/** Whether sets increase from week to week. Not in a deficit, for a beginner or after a show. */
export function setsGrow(answers: PlanAnswers): boolean {
  const isFirstYear = answers.experience === 'beginner';
  return !isInDeficit(answers) && !isFirstYear && recoveryOf(answers) === null;
}

/** Minimum reps in reserve of any week. */
export function minRir(answers: PlanAnswers): number {
  if (mustNotStrain(answers)) return MIN_RIR.careful;
  const isGentle = answers.experience === 'beginner' || recoveryOf(answers) !== null;
  return isGentle ? MIN_RIR.gentle : RIR.end;
}

/** Reps in reserve: from 3 in the first to `minimum` in the last of `buildWeeks` weeks. */
export function rampRir(buildWeek: number, buildWeeks: number, minimum: number = RIR.end): number {
  if (buildWeeks <= 1) return RIR.start;
  const done = (buildWeek - 1) / (buildWeeks - 1);
  return Math.round(RIR.start + (minimum - RIR.start) * done);
}

/** A plan's deload weeks: the last of each mesocycle, unless the taper or a recovery phase comes first. */
export function deloadWeeks(answers: PlanAnswers, { weeks, show }: PlanLength): number[] {
  if (recoveryOf(answers) !== null) return [];
  const cycle = mesocycleWeeks(answers);
  const last = show ? Math.min(weeks, show.weeksOut - TAPER_WEEKS_OUT) : weeks;
  const count = Math.floor(Math.max(0, last) / cycle);
  const deloads = Array.from({ length: count }, (_, at) => (at + 1) * cycle);
  // A single leftover week joins the last mesocycle.
  const isSingleWeek = last % cycle === 1 && count > 0 && cycle < LONGEST_MESOCYCLE;
  return isSingleWeek ? [...deloads.slice(0, -1), last] : deloads;
}

/** A week without its position in the plan. */
export type WeekShape = Omit<PlanWeek, 'week' | 'mesocycle' | 'block' | 'lowerReps'>;

/** Weeks with the base week's sets. */
const NO_RAMP = { addedSets: 0, rampShare: 1 } as const;

export function taperWeek(setsFactor: number, minimum: number): WeekShape {
  return {
    kind: 'taper',
    targetRir: Math.max(RIR.taper, minimum),
    setsFactor,
    ...NO_RAMP,
    loadChangePercent: 0,
    note: 'Hold the loads and drop sets: muscle stays, fatigue goes.',
  };
}

export function deloadWeek(): WeekShape {
  return {
    kind: 'deload',
    targetRir: RIR.deload,
    setsFactor: DELOAD.setsFactor,
    ...NO_RAMP,
    loadChangePercent: DELOAD.loadChangePercent,
    note: 'Deload: about half the sets, 10% less load, at least 4 reps in reserve (RIR 4).',
  };
}

/** How a block's sets change over its build weeks. */
export type SetCourse = 'grow' | 'full' | 'fewer';

interface BuildFrame {
  /**
   * The block's set course. Plans stored without blocks grow from the base week, or stay the same.
   */
  sets: SetCourse | 'grow from base';
  minRir: number;
}

/** @param buildWeek from 1 to `buildWeeks`, the weeks between two deloads */
export function buildWeek(
  buildWeek: number,
  buildWeeks: number,
  { sets, minRir }: BuildFrame,
): WeekShape {
  const targetRir = rampRir(buildWeek, buildWeeks, minRir);
  const ramp = rampOf(sets, buildWeek, buildWeeks);
  return {
    kind: 'build',
    targetRir,
    setsFactor: 1,
    ...ramp,
    loadChangePercent: 0,
    note: `Stop each set with ${counted(targetRir, 'rep')} in reserve.${growthNote(ramp, buildWeek)}`,
  };
}

const growthNote = ({ addedSets }: SetRamp, buildWeek: number) =>
  addedSets > 0 && buildWeek > 1 ? ' Sets grow where the session has room.' : '';

function rampOf(sets: BuildFrame['sets'], week: number, weeks: number): SetRamp {
  switch (sets) {
    case 'full':
      return NO_RAMP;
    case 'fewer':
      return { addedSets: 0, rampShare: 0 };
    case 'grow from base':
      return { addedSets: week - 1, rampShare: 1 };
    case 'grow':
      return weeks <= 1 ? NO_RAMP : { addedSets: weeks - 1, rampShare: (week - 1) / (weeks - 1) };
  }
}

/**
 * A recovery week after a show: sets rebuild from a share of the usual ones, and reps in reserve
 * fall from 4 to 2. [our choice]
 * @param week from 1 to `of`; larger values count as the last
 */
export function recoveryWeek(
  week: number,
  { of, from, minimum }: { of: number; from: number; minimum: number },
): WeekShape {
  const done = Math.min(1, (week - 1) / Math.max(1, of - 2));
  const setsFactor = Math.round(20 * (from + (1 - from) * done)) / 20;
  const rir = week <= of / 4 ? 4 : week <= (3 * of) / 4 ? 3 : 2;
  const targetRir = Math.max(rir, minimum);
  return {
    kind: 'recovery',
    targetRir,
    setsFactor,
    ...NO_RAMP,
    loadChangePercent: 0,
    note: `Recovery after your show: about ${Math.round(100 * setsFactor)}% of your usual sets. Stop each with ${counted(targetRir, 'rep')} in reserve.`,
  };
}
