import { CARDIO_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { isRunning } from '../../lib/clock/stopwatch.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { distanceFromKm, kmOf, SPEED_UNIT } from '../../lib/units.ts';
import { type CardioRun, NOT_STARTED_RUN, readCardioRun } from './cardio-run.ts';

/** A steady session under way; speed and slope as typed, for who walks or runs. */
export interface LissRun extends CardioRun {
  speed: string;
  /** In which the speed was typed. */
  units: Units;
  incline: string;
}

export const LISS_NOT_STARTED: LissRun = {
  ...NOT_STARTED_RUN,
  ...{ speed: '', units: 'metric', incline: '' },
};

export function lissState(run: LissRun): 'not-started' | 'running' | 'paused' {
  if (run.startedAtMs === null) return 'not-started';
  return isRunning(run.watch) ? 'running' : 'paused';
}

/** The session in what a draft kept; undefined where it is none. */
export function readLissRun(draft: unknown): LissRun | undefined {
  const read = readCardioRun(draft);
  if (!read) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { speed, units, incline } = read.rest;
  return {
    ...read.run,
    speed: text(speed),
    units: units === 'imperial' ? units : 'metric',
    incline: text(incline),
  };
}

/** Speed in km/h and slope in %, where they were typed and can be. */
export function footFigures({
  speed,
  units,
  incline,
}: Pick<LissRun, 'speed' | 'units' | 'incline'>) {
  const { min, max } = CARDIO_LIMITS.speedKmh;
  const typed = typedNumber(speed, {
    unit: SPEED_UNIT[units],
    min: distanceFromKm(min, units),
    max: distanceFromKm(max, units),
  });
  const inclinePercent = typedNumber(incline, { unit: '%', ...CARDIO_LIMITS.inclinePercent });
  const speedKmh = typed === undefined ? undefined : kmOf(typed, units);
  return {
    ...(within(speedKmh, CARDIO_LIMITS.speedKmh) ? { speedKmh } : {}),
    ...(within(inclinePercent, CARDIO_LIMITS.inclinePercent) ? { inclinePercent } : {}),
  };
}

function within(value: number | undefined, { min, max }: { min: number; max: number }) {
  return value !== undefined && value >= min && value <= max;
}
