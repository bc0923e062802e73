import { CARDIO_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { isRunning } from '../../lib/clock/stopwatch.ts';
import { measureField, numberField } from '../../lib/form/number-field.ts';
import { SPEED } from '../../lib/units.ts';
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

/** Both for who walks or runs, and in no calculation where they cannot be. */
const SPEED_FIELD = measureField(SPEED, CARDIO_LIMITS.speedKmh);
const INCLINE_FIELD = numberField(CARDIO_LIMITS.inclinePercent, { unit: '%' });

/** Speed in km/h and slope in %, where they were typed and can be. */
export function footFigures({
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
