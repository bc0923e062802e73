import { counterweightFor } from './counterweight.ts';
import type { LoadKind } from './load-kind.ts';
import { roundToStep } from './plates.ts';
import type { WorkingSets } from './working-sets.ts';

/** The last performance of an exercise and its loading. */
export interface ProgressionInput {
  last: WorkingSets;
  /** Today's range, which may differ from the last one. */
  minReps: number;
  maxReps: number;
  /** Targets are seconds of an isometric hold. */
  isTimed?: boolean;
  /** The smallest step up, kg; 0 for bands and body weight. */
  stepKg: number;
  /** The lightest possible load: an empty bar, the first plate. */
  minLoadKg?: number;
  /** A smaller counterweight is harder; added weight is only part of the total load. */
  kind: LoadKind;
  region: 'upper' | 'lower';
  /** Whether the session before also missed the bottom of its range, at the same load or less. */
  missedBottomBefore: boolean;
}

export interface NextSession {
  /** How the difficulty changes. */
  action: 'increase' | 'hold' | 'decrease';
  /** Null if no load can be suggested. */
  loadKg: number | null;
  /** Target reps per set, or seconds of an isometric hold. */
  targetReps: number;
  reason: string;
}

/** Load increase when the range is full: 2.5% for the upper body, 5% for the lower. */
const INCREASE = { upper: 0.025, lower: 0.05 } as const;
/** Load decrease after missing the bottom twice: the middle of 5–10%. */
const DECREASE = 0.075;
/** Seconds added to an isometric hold. [our choice] */
const LONGER_SECONDS = 5;

const WORDS = {
  load: { more: 'more load', less: 'less load', same: 'same load' },
  help: { more: 'less help', less: 'more help', same: 'same help' },
} as const;

/**
 * The next target. Bottom missed twice in a row: less load. All sets at the top of the range with
 * the planned reserve: more load, to the nearest plate and at least one step, starting again at
 * the bottom of the range. Otherwise the same load and one more rep, or the same reps if only sets
 * or reserve were missing. Without an adjustable load, reps increase. For a counterweight, the
 * load moves the other way.
 * @throws RangeError without a set, or for an inverted range
 */
export function nextSession(input: ProgressionInput): NextSession {
  const { last, minReps, maxReps } = input;
  if (last.sets.length === 0) throw new RangeError('there is no set to progress from');
  if (!(minReps >= 1 && minReps <= maxReps))
    throw new RangeError('minReps must be from 1 to maxReps');
  if (fewestOf(last) < last.minReps && input.missedBottomBefore) return stepBack(input);
  return (isDone(last) && stepUp(input)) || hold(input);
}

/** Whether all planned sets reached the top of the range with the planned reserve. */
const isDone = ({ sets, missing, maxReps, targetRir }: WorkingSets) =>
  missing === 0 && sets.every(({ reps, rir }) => reps >= maxReps && rir >= targetRir);

const fewestOf = ({ sets }: WorkingSets) => Math.min(...sets.map(({ reps }) => reps));

/** One more than the weakest set, or a slightly longer isometric hold. */
const moreOf = ({ last, isTimed }: ProgressionInput) =>
  fewestOf(last) + (isTimed ? LONGER_SECONDS : 1);

const wordsOf = ({ kind }: ProgressionInput) => WORDS[kind === 'help' ? 'help' : 'load'];

/** More load; null if the load isn't adjustable. */
function stepUp(input: ProgressionInput): NextSession | null {
  const { last, stepKg, minReps, region, kind } = input;
  const isHelp = kind === 'help';
  const share = 1 + INCREASE[region];
  if (last.loadKg === null || stepKg === 0 || (isHelp && last.loadKg === 0)) return null;
  const loadKg = isHelp
    ? counterweightFor(share, last.loadKg, stepKg)
    : Math.max(roundToStep(last.loadKg * share, stepKg), heavierKg(last.loadKg, stepKg));
  if (kind === 'whole' && isTooFar(loadKg, input)) return null;
  const reason = `All sets reached ${last.maxReps}: ${wordsOf(input).more}, from ${minReps} again.`;
  return { action: 'increase', loadKg, targetReps: minReps, reason };
}

/**
 * Rounds a load between two steps up to the next one. A load just below a step, such as converted
 * pounds, counts as on it.
 */
function heavierKg(kg: number, stepKg: number): number {
  const nearest = roundToStep(kg, stepKg);
  return nearest - kg >= stepKg / 4 ? nearest : nearest + stepKg;
}

/** A step of more than this share of the load is a leap, such as from 8 to 10 kg. [our choice] */
const LEAP = 0.1;

/** Whether the next load would miss the bottom of the range, estimated from all sets by Epley. */
function isTooFar(toKg: number, { last, minReps }: ProgressionInput): boolean {
  const fromKg = last.loadKg ?? toKg;
  if (toKg <= fromKg * (1 + LEAP)) return false;
  const shown = Math.min(...last.sets.map(({ reps, rir }) => reps + rir));
  const expectedReps = 30 * ((fromKg / toKg) * (1 + shown / 30) - 1) - last.targetRir;
  return Math.round(expectedReps) < minReps;
}

/** Less load, or the same if nothing lighter is available. */
function stepBack(input: ProgressionInput): NextSession {
  const { last, minReps } = input;
  const missed = `Below ${last.minReps} twice in a row`;
  const loadKg = last.loadKg === null ? null : lighterKg(last.loadKg, input);
  if (loadKg === null) {
    const reason = `${missed}: swap it for an easier exercise if it happens again.`;
    const targetReps = last.loadKg === null ? Math.min(minReps, moreOf(input)) : minReps;
    return { action: 'hold', loadKg: last.loadKg, targetReps, reason };
  }
  const reason = `${missed}: ${wordsOf(input).less}, then build up again.`;
  return { action: 'decrease', loadKg, targetReps: minReps, reason };
}

/** 5–10% less, and at least one step; null if nothing lighter is available. */
function lighterKg(kg: number, { stepKg, kind, minLoadKg = stepKg }: ProgressionInput) {
  if (stepKg === 0) return null;
  if (kind === 'help') return counterweightFor(1 - DECREASE, kg, stepKg);
  // Pounds are stored to the hundredth of a kilogram, so one step above the minimum may miss it
  // slightly.
  if (kg - stepKg < minLoadKg - stepKg / 2) return null;
  const stepDown = roundToStep(Math.max(0, kg - stepKg), stepKg);
  return Math.max(minLoadKg, Math.min(roundToStep(kg * (1 - DECREASE), stepKg), stepDown));
}

function hold(input: ProgressionInput): NextSession {
  const { last, minReps, maxReps, isTimed } = input;
  const nextTarget = moreOf(input);
  // Without a lighter load, reps build up from the current level.
  const lowest = last.loadKg === null ? 1 : minReps;
  // Without a heavier load, reps may exceed the top of the range.
  const mayPass = isDone(last) && !isTimed;
  return {
    action: 'hold',
    loadKg: last.loadKg,
    targetReps: mayPass ? nextTarget : Math.min(maxReps, Math.max(lowest, nextTarget)),
    reason: reasonToHold(input),
  };
}

function reasonToHold(input: ProgressionInput): string {
  const { last, minReps, isTimed } = input;
  const sameAgain = last.loadKg === null ? 'same again' : wordsOf(input).same;
  const [done, fewest] = [last.sets.length, fewestOf(last)];
  if (last.missing > 0) {
    const how = last.loadKg === null ? 'done' : 'at this load';
    return `${done} of ${done + last.missing} sets ${how} last time: ${sameAgain} until all are done.`;
  }
  const all = `${last.maxReps}${isTimed ? ' s' : ''}`;
  if (isDone(last) && last.loadKg !== null && input.stepKg > 0 && input.kind === 'whole') {
    return `All sets reached ${all}, but the next load is a big jump: add reps first.`;
  }
  if (isDone(last)) return `All sets reached ${all}: next, some load or a harder version.`;
  const start = sameAgain.charAt(0).toUpperCase() + sameAgain.slice(1);
  if (fewest >= last.maxReps) return `${start}, with the planned reps in reserve.`;
  if (fewest < minReps && last.loadKg !== null) {
    return `${start} until every set reaches ${minReps}.`;
  }
  return isTimed ? `${start}, a little longer.` : `${start}, one more rep.`;
}
