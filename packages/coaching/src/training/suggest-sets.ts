import type { Units } from '../athlete/answers.ts';
import type { Muscle } from '../exercises/muscles.ts';
import { counterweightFor } from './counterweight.ts';
import { type NextSession, nextSession } from './double-progression.ts';
import { type LoadKind, loadKindOf } from './load-kind.ts';
import { loadForReps } from './one-rep-max.ts';
import type { PlanWeek } from './plan-weeks.ts';
import { floorToStep, type LoadedWith, loadStepOf, minLoadKg, roundToStep } from './plates.ts';
import { repListOf, repRangeOf } from './rep-range.ts';
import { rirFromRpe } from './rpe.ts';
import { type PastSession, strengthOf, type WorkingSets, workingSetsOf } from './working-sets.ts';

/** A mesocycle has 4–6 weeks; older data says little about today. */
export const MESOCYCLE_DAYS = 42;

/** An exercise's loading and the muscles it trains. */
export interface LoadedExercise extends LoadedWith {
  /** kg; 0 for bands and body weight. */
  loadStepKg: number;
  primaryMuscles: readonly Muscle[];
}

/** Today's target for an exercise. */
export interface TodaysTarget {
  reps: string;
  rpe: number;
  /** Null without a plan, or if its weeks apply as written. */
  week: Pick<PlanWeek, 'kind' | 'loadChangePercent'> | null;
}

/** Input for a suggestion. */
export interface SuggestionInput {
  exercise: LoadedExercise;
  units: Units;
  today: TodaysTarget;
  /** The last two sessions with the exercise, excluding deloads and tapers. */
  last: PastSession;
  before: PastSession | null;
  /** Days since the last session. */
  daysSince: number;
}

const LEGS: ReadonlySet<Muscle> = new Set(['quads', 'hamstrings', 'glutes', 'calves']);
/** Step for weight added to the body: two small plates, kg. */
const ADDED_STEP_KG = 2.5;
/** After a break longer than a mesocycle, loads start 10% lighter. [our choice] */
const AFTER_A_BREAK = 0.9;

/** Whether a week is deliberately easy. Such weeks neither progress nor serve as a baseline. */
export const isEasyWeek = (kind: PlanWeek['kind'] | null): boolean =>
  kind === 'deload' || kind === 'taper';

/** Whether a week has fewer sets or less effort than the plan's usual weeks. */
export const isReducedWeek = (kind: PlanWeek['kind'] | null): boolean =>
  isEasyWeek(kind) || kind === 'recovery';

/** The input, with past sessions reduced to their working sets. */
interface Basis extends Omit<SuggestionInput, 'last' | 'before'> {
  last: WorkingSets;
  minReps: number;
  maxReps: number;
  stepKg: number;
  minLoadKg: number;
  kind: LoadKind;
}

/**
 * Today's target from the last session outside a deload: less after a long break, what the e1RM
 * allows in a new rep range, otherwise double progression. Easy weeks don't progress, and a deload
 * lowers the load. Null without a previous session.
 */
export function suggestSets(input: SuggestionInput): NextSession | null {
  const { exercise, units, today, last, before, daysSince } = input;
  if (last.sets.length === 0) return null;
  const kind = loadKindOf(exercise.loading);
  const range = repRangeOf(today.reps);
  const done = workingSetsOf(last, kind, today);
  const doneBefore = before && workingSetsOf(before, kind, today);
  const isLoadedBody = exercise.loading === 'bodyweight' && done.loadKg !== null;
  const stepKg = loadStepOf(isLoadedBody ? ADDED_STEP_KG : exercise.loadStepKg, units);
  const basis: Basis = {
    ...input,
    last: done,
    minReps: (repListOf(today.reps) ? range?.max : range?.min) ?? 1,
    maxReps: range?.max ?? Number.POSITIVE_INFINITY,
    stepKg,
    minLoadKg: Math.min(minLoadKg(exercise, units), done.loadKg ?? Number.POSITIVE_INFINITY),
    kind,
  };
  if (daysSince > MESOCYCLE_DAYS) return afterBreak(basis);
  if (today.week && isEasyWeek(today.week.kind)) return easyWeek(basis);
  return (
    inNewRange(basis) ??
    nextSession({
      ...basis,
      isTimed: range?.isTimed ?? false,
      region: exercise.primaryMuscles.some((muscle) => LEGS.has(muscle)) ? 'lower' : 'upper',
      missedBottomBefore: doneBefore !== null && isMissAt(doneBefore, basis),
    })
  );
}

/**
 * Whether a session missed the bottom of its own range. Sessions with more load than the last one,
 * or less assistance, don't count.
 */
function isMissAt({ sets, minReps, loadKg }: WorkingSets, { last, kind }: Basis): boolean {
  const [thenKg, nowKg] = [loadKg ?? 0, last.loadKg ?? 0];
  const isHarder = kind === 'help' ? thenKg < nowKg : thenKg > nowKg;
  return !isHarder && sets.some(({ reps }) => reps < minReps);
}

/** 10% lighter after a long break. */
function afterBreak(basis: Basis): NextSession {
  const { last, minReps, daysSince } = basis;
  const weeks = `Last done ${Math.floor(daysSince / 7)} weeks ago`;
  const loadKg = last.loadKg === null ? null : lighter(AFTER_A_BREAK, last.loadKg, basis);
  if (loadKg === last.loadKg) {
    return { action: 'hold', loadKg, targetReps: minReps, reason: `${weeks}: start easy.` };
  }
  const reason = `${weeks}: start ${basis.kind === 'help' ? 'with more help' : 'lighter'}.`;
  return { action: 'decrease', loadKg, targetReps: minReps, reason };
}

/**
 * Reduces a load by a share, in whole steps and never below the minimum. Unchanged without a load
 * step.
 */
function lighter(share: number, kg: number, { stepKg, minLoadKg, kind }: Basis): number {
  if (stepKg === 0) return kg;
  if (kind === 'help') return counterweightFor(share, kg, stepKg);
  return Math.max(minLoadKg, floorToStep(kg * share, stepKg));
}

/** A deload lowers the load, a taper keeps it. Neither adds reps. */
function easyWeek(basis: Basis): NextSession {
  const { last, minReps, maxReps, today } = basis;
  const change = today.week?.loadChangePercent ?? 0;
  if (change < 0) return deload(basis, 1 + change / 100);
  const fewest = Math.min(...last.sets.map(({ reps }) => reps));
  const targetReps = Math.min(maxReps, Math.max(minReps, fewest));
  const reason = 'Fewer sets this week, and nothing new: keep what you had.';
  return { action: 'hold', loadKg: last.loadKg, targetReps, reason };
}

/** A load far below the deload target is no deload anymore. [our choice] */
const MIN_DELOAD_SHARE = 0.8;

/** About 10% less, as the plates allow, or the same load if none is close. */
function deload({ last, minReps, stepKg, minLoadKg, kind }: Basis, share: number): NextSession {
  const { loadKg } = last;
  if (loadKg === null) {
    const reason = 'Deload: stop well short of failure.';
    return { action: 'hold', loadKg, targetReps: minReps, reason };
  }
  if (kind === 'help') {
    const reason = 'Deload: more help, well short of failure.';
    const helpKg = counterweightFor(share, loadKg, stepKg);
    return { action: 'decrease', loadKg: helpKg, targetReps: minReps, reason };
  }
  const nearest = roundToStep(loadKg * share, stepKg);
  const lowered = nearest < loadKg ? nearest : roundToStep(Math.max(0, loadKg - stepKg), stepKg);
  if (stepKg === 0 || lowered < Math.max(minLoadKg, MIN_DELOAD_SHARE * loadKg)) {
    const reason =
      'Deload: there’s no load about 10% lighter. Use the same one, well short of failure.';
    return { action: 'hold', loadKg, targetReps: minReps, reason };
  }
  const percent = Math.round(100 * (1 - lowered / loadKg));
  const reason = `Deload: ${percent}% less load, well short of failure.`;
  return { action: 'decrease', loadKg: lowered, targetReps: minReps, reason };
}

/**
 * The load for a new rep range: the last session's e1RM at the range's fewest reps. Null if the
 * range is the same, the last session was already in it, or no load shows a maximum.
 */
function inNewRange(basis: Basis): NextSession | null {
  const { kind, last, minReps, maxReps, stepKg, minLoadKg, today } = basis;
  const fewest = Math.min(...last.sets.map(({ reps }) => reps));
  const isSame = last.minReps === minReps && last.maxReps === maxReps;
  const isIn = fewest >= minReps && fewest <= maxReps;
  const isLift = kind === 'whole' && !repRangeOf(today.reps)?.isTimed;
  const maxKg = isLift ? strengthOf(last) : null;
  if (isSame || isIn || maxKg === null || last.loadKg === null || stepKg === 0) return null;
  const kg = loadForReps(maxKg, { reps: minReps, rir: rirFromRpe(today.rpe) });
  const loadKg = Math.max(minLoadKg, floorToStep(kg, stepKg));
  const action = loadKg > last.loadKg ? 'increase' : loadKg < last.loadKg ? 'decrease' : 'hold';
  const reason = `The plan asks for ${today.reps} now. Calculated from your last session.`;
  return { action, loadKg, targetReps: minReps, reason };
}
