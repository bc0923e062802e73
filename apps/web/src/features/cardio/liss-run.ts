import { CARDIO_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { isRunning } from '../../lib/clock/stopwatch.ts';
import { measureField, numberField } from '../../lib/form/number-field.ts';
import { SPEED } from '../../lib/units.ts';
import { type CardioRun, NOT_STARTED_RUN, readCardioRun } from './cardio-run.ts';

/** A steady session in progress; speed and incline as typed, for walking and running. */
export interface LissRun extends CardioRun {
  speed: string;
  /** The units the speed was typed in. */
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

/** Parses a stored session; undefined if it isn't one. */
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

const SPEED_FIELD = measureField(SPEED, CARDIO_LIMITS.speedKmh);
const INCLINE_FIELD = numberField(CARDIO_LIMITS.inclinePercent, { unit: '%' });

/** Speed in km/h and incline in %, if typed and valid. */
export function treadmillFigures({
  speed,
  units,
  incline,
}: Pick<LissRun, 'speed' | 'units' | 'incline'>) {
  const speedKmh = SPEED_FIELD.parse(speed, units);
  const inclinePercent = INCLINE_FIELD.parse(incline);
  return {
    ...(speedKmh === undefined || SPEED_FIELD.error(speed, units) ? {} : { speedKmh }),
    ...(inclinePercent === undefined || INCLINE_FIELD.error(incline) ? {} : { inclinePercent }),
  };
}
