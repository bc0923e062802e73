import { CARDIO_LIMITS, type CardioModality } from '@posedown/coaching';
import type {
  CardioSession,
  CardioSessionChange,
  CardioSessionRestore,
  Units,
} from '@posedown/contract';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { numberText } from '../../../lib/parse-number.ts';
import { distanceRangeMessage, speedRangeMessage } from '../../../lib/range-message.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { inOwnWords, NOTHING_TYPED, roundWithin, typedNumber } from '../../../lib/typed-number.ts';
import { DISTANCE_UNIT, distanceFromKm, kmOf, SPEED_UNIT } from '../../../lib/units.ts';
import { withoutNulls } from '../../../lib/without-nulls.ts';

/** A session as the form shows it: distance and speed in the athlete's units. */
export interface SessionForm {
  modality: CardioModality;
  minutes: string;
  distance: string;
  speed: string;
  inclinePercent: string;
  averageHeartRate: string;
  rpe: string;
  notes: string;
}

const textOf = (value: number | null) => (value === null ? '' : numberText(value));
/** Half a minute is as near as anybody remembers. */
const minutesOf = (seconds: number) => String(Math.max(0.5, Math.round(seconds / 30) / 2));

/** km or km/h as typed: nobody types more than hundredths of a mile. */
const ownText = (value: number | null, units: Units) =>
  units === 'metric' || value === null
    ? textOf(value)
    : numberText(Number(distanceFromKm(value, units).toFixed(2)));

export function sessionForm(session: CardioSession, units: Units): SessionForm {
  return {
    modality: session.modality,
    minutes: minutesOf(session.durationSeconds),
    distance: ownText(session.distanceKm, units),
    speed: ownText(session.speedKmh, units),
    inclinePercent: textOf(session.inclinePercent),
    averageHeartRate: textOf(session.averageHeartRate),
    rpe: textOf(session.rpe),
    notes: session.notes ?? '',
  };
}

/**
 * The corrected session as the contract wants it. What was not touched goes out as it is stored, and not
 * as it was rounded for the form.
 */
export function toSessionChange(
  form: SessionForm,
  session: CardioSession,
  units: Units,
): Omit<CardioSessionChange, 'version'> {
  const isTimed = form.minutes === minutesOf(session.durationSeconds);
  return {
    modality: form.modality,
    durationSeconds: isTimed ? session.durationSeconds : secondsOf(form.minutes),
    distanceKm: metricOf('distanceKm', form.distance, session, units),
    speedKmh: metricOf('speedKmh', form.speed, session, units),
    inclinePercent: typedNumber(form.inclinePercent, {
      unit: '%',
      ...CARDIO_LIMITS.inclinePercent,
    }),
    averageHeartRate: typedNumber(form.averageHeartRate, {
      unit: 'bpm',
      ...CARDIO_LIMITS.heartRate,
    }),
    rpe: typedNumber(form.rpe, CARDIO_LIMITS.rpe),
    notes: form.notes,
  };
}

const UNIT = { distanceKm: DISTANCE_UNIT, speedKmh: SPEED_UNIT };

function metricOf(
  name: keyof typeof UNIT,
  text: string,
  { [name]: stored }: CardioSession,
  units: Units,
): number | undefined {
  if (text === ownText(stored, units)) return stored ?? undefined;
  const { min, max } = CARDIO_LIMITS[name];
  const [least, most] = [distanceFromKm(min, units), distanceFromKm(max, units)];
  const typed = typedNumber(text, { unit: UNIT[name][units], min: least, max: most });
  return typed === undefined ? undefined : kmOf(typed, units);
}

const { min, max } = CARDIO_LIMITS.durationSeconds;
const MINUTES = { unit: 'min', min: min / 60, max: max / 60 };

function secondsOf(minutes: string): number {
  const seconds = (typedNumber(minutes, MINUTES) ?? NOTHING_TYPED) * 60;
  return roundWithin(seconds, 0, CARDIO_LIMITS.durationSeconds);
}

/**
 * Errors about the fields of the form: it asks for minutes where the contract has seconds, and
 * speaks the athlete's units.
 */
export function toSessionErrors(errors: FormErrors, units: Units): FormErrors {
  const { durationSeconds, distanceKm, speedKmh, ...others } = errors;
  return {
    ...others,
    ...(durationSeconds && {
      minutes: inOwnWords(durationSeconds, `Enter a number of minutes, at most ${max / 60}`),
    }),
    ...(distanceKm && {
      distance: inOwnWords(distanceKm, distanceRangeMessage(CARDIO_LIMITS.distanceKm, units)),
    }),
    ...(speedKmh && {
      speed: inOwnWords(speedKmh, speedRangeMessage(CARDIO_LIMITS.speedKmh, units)),
    }),
  };
}

/** The body that puts a deleted session back, on its day and with the calories that it had. */
export function sessionRestore(session: CardioSession): CardioSessionRestore {
  const { userId, version, createdAt, ...kept } = session;
  return withoutNulls({ ...kept, requestKey: newRequestKey() });
}
