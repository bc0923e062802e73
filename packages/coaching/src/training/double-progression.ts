import { counterweightFor } from './counterweight.ts';
import type { LoadKind } from './load-kind.ts';
import { roundToStep } from './plates.ts';
import type { WorkingSets } from './working-sets.ts';

/** One exercise as it was last done, and what it is loaded with. */
export interface ProgressionInput {
  last: WorkingSets;
  /** Today's range, which may differ. */
  minReps: number;
  maxReps: number;
  /** Numbers are seconds of a hold. */
  isTimed?: boolean;
  /** The smallest step up, kg; 0 for bands and body weight. */
  stepKg: number;
  /** The lightest possible load: an empty bar, the first plate. */
  leastKg?: number;
  /** Of a counterweight less is harder; what is added to the body is not all that is lifted. */
  kind: LoadKind;
  region: 'upper' | 'lower';
  /** Whether the time before also missed the bottom of its range, at no more load. */
  missedBottomBefore: boolean;
}

export interface NextSession {
  /** What becomes of how hard it is. */
  action: 'increase' | 'hold' | 'decrease';
  /** Null where no load can be named. */
  loadKg: number | null;
  /** Target reps per set, seconds of a hold. */
  targetReps: number;
  reason: string;
}

/** Load up when the range is full: 2.5 % for the upper body, 5 % for the lower. */
const INCREASE = { upper: 0.025, lower: 0.05 } as const;
/** Load down after missing the bottom twice: the middle of 5–10 %. */
const DECREASE = 0.075;
/** Seconds added to a hold. [our choice] */
const LONGER_SECONDS = 5;

const WORDS = {
  load: { more: 'more load', less: 'less load', same: 'same load' },
  help: { more: 'less help', less: 'more help', same: 'same help' },
} as const;

/**
 * The next target. Bottom missed twice in a row: less load. All sets at the top of the range with the planned reserve:
 * more load, to the nearest plate and at least one step, from the bottom again. Otherwise the same load and one more
 * rep, or as many again if only sets or reserve were missing. Without an adjustable load, reps increase. A
 * counterweight goes the other way, by steps.
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

/** One more than the weakest set, or a slightly longer hold. */
const moreOf = ({ last, isTimed }: ProgressionInput) =>
  fewestOf(last) + (isTimed ? LONGER_SECONDS : 1);

const wordsOf = ({ kind }: ProgressionInput) => WORDS[kind === 'help' ? 'help' : 'load'];

/** More load; null where none is there to change. */
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

/** A load between two steps goes up to the next step; one that is just below a step, as converted pounds are, past it. */
function heavierKg(kg: number, stepKg: number): number {
  const nearest = roundToStep(kg, stepKg);
  return nearest - kg >= stepKg / 4 ? nearest : nearest + stepKg;
}

/** A step of more than this share of the load is a leap, such as from 8 to 10 kg. [our choice] */
const LEAP = 0.1;

/** Whether a leap to the next load would miss the bottom of the range: what all sets showed, by Epley. */
function isTooFar(toKg: number, { last, minReps }: ProgressionInput): boolean {
  const fromKg = last.loadKg ?? toKg;
  if (toKg <= fromKg * (1 + LEAP)) return false;
  const shown = Math.min(...last.sets.map(({ reps, rir }) => reps + rir));
  const left = 30 * ((fromKg / toKg) * (1 + shown / 30) - 1) - last.targetRir;
  return Math.round(left) < minReps;
}

/** Less load, and the same where nothing lighter is there. */
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

/** 5–10 % less, and one step at least; null where there is nothing lighter. */
function lighterKg(kg: number, { stepKg, kind, leastKg = stepKg }: ProgressionInput) {
  if (stepKg === 0) return null;
  if (kind === 'help') return counterweightFor(1 - DECREASE, kg, stepKg);
  // Pounds are stored to the hundredth of a kilogram: one step above the least may miss it by a hair.
  if (kg - stepKg < leastKg - stepKg / 2) return null;
  const stepDown = roundToStep(Math.max(0, kg - stepKg), stepKg);
  return Math.max(leastKg, Math.min(roundToStep(kg * (1 - DECREASE), stepKg), stepDown));
}

function hold(input: ProgressionInput): NextSession {
  const { last, minReps, maxReps, isTimed } = input;
  const wanted = moreOf(input);
  // What cannot be made lighter is built up from where it is.
  const lowest = last.loadKg === null ? 1 : minReps;
  // With no load to step up, repetitions go on past the top.
  const mayPass = isDone(last) && !isTimed;
  return {
    action: 'hold',
    loadKg: last.loadKg,
    targetReps: mayPass ? wanted : Math.min(maxReps, Math.max(lowest, wanted)),
    reason: reasonToHold(input),
  };
}

function reasonToHold(input: ProgressionInput): string {
  const { last, minReps, isTimed } = input;
  const again = last.loadKg === null ? 'same again' : wordsOf(input).same;
  const [done, fewest] = [last.sets.length, fewestOf(last)];
  if (last.missing > 0) {
    const how = last.loadKg === null ? 'done' : 'at this load';
    return `${done} of ${done + last.missing} sets ${how} last time: ${again} until all are.`;
  }
  const all = `${last.maxReps}${isTimed ? ' s' : ''}`;
  if (isDone(last) && last.loadKg !== null && input.stepKg > 0 && input.kind === 'whole') {
    return `All sets reached ${all}, but the next load is a leap: more reps first.`;
  }
  if (isDone(last)) return `All sets reached ${all}: next, some load or a harder version.`;
  const start = again.charAt(0).toUpperCase() + again.slice(1);
  if (fewest >= last.maxReps) return `${start}, with the planned reps in reserve.`;
  if (fewest < minReps && last.loadKg !== null) {
    return `${start} until every set reaches ${minReps}.`;
  }
  return isTimed ? `${start}, a little longer.` : `${start}, one more rep.`;
}
