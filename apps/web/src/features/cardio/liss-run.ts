import { CARDIO_LIMITS } from '@posedown/coaching';
import { isRunning } from '../../lib/clock/stopwatch.ts';
import { parseNumber } from '../../lib/numbers.ts';
import { type CardioRun, NOT_STARTED_RUN, readCardioRun } from './cardio-run.ts';

/** A steady session under way; speed and slope as typed, for who walks or runs. */
export interface LissRun extends CardioRun {
  speed: string;
  incline: string;
}

export const LISS_NOT_STARTED: LissRun = { ...NOT_STARTED_RUN, speed: '', incline: '' };

export function lissState(run: LissRun): 'not-started' | 'running' | 'paused' {
  if (run.startedAtMs === null) return 'not-started';
  return isRunning(run.watch) ? 'running' : 'paused';
}

/** The session in what a draft kept; undefined where it is none. */
export function readLissRun(draft: unknown): LissRun | undefined {
  const read = readCardioRun(draft);
  if (!read) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { ...read.run, speed: text(read.rest.speed), incline: text(read.rest.incline) };
}

/** Speed in km/h and slope in %, where they were typed and can be. */
export function footFigures({ speed, incline }: Pick<LissRun, 'speed' | 'incline'>) {
  const [speedKmh, inclinePercent] = [parseNumber(speed), parseNumber(incline)];
  return {
    ...(within(speedKmh, CARDIO_LIMITS.speedKmh) ? { speedKmh } : {}),
    ...(within(inclinePercent, CARDIO_LIMITS.inclinePercent) ? { inclinePercent } : {}),
  };
}

function within(value: number | undefined, { min, max }: { min: number; max: number }) {
  return value !== undefined && value >= min && value <= max;
}
