import { CARDIO_LIMITS, type CardioModality } from '@posedown/coaching';
import type {
  CardioSession,
  CardioSessionChange,
  CardioSessionRestore,
  Units,
} from '@posedown/contract';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { distanceRangeMessage, speedRangeMessage } from '../../../lib/range-message.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { typedNumber } from '../../../lib/typed-number.ts';
import { distanceFromKm, kmOf } from '../../../lib/units.ts';
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

const textOf = (value: number | null) => (value === null ? '' : String(value));
/** Half a minute is as near as anybody remembers. */
const minutesOf = (seconds: number) => String(Math.max(0.5, Math.round(seconds / 30) / 2));

/** km or km/h as typed: nobody types more than hundredths of a mile. */
const ownText = (value: number | null, units: Units) =>
  units === 'metric' || value === null
    ? textOf(value)
    : String(Number(distanceFromKm(value, units).toFixed(2)));

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
    distanceKm: metricOf(form.distance, session.distanceKm, units),
    speedKmh: metricOf(form.speed, session.speedKmh, units),
    inclinePercent: typedNumber(form.inclinePercent),
    averageHeartRate: typedNumber(form.averageHeartRate),
    rpe: typedNumber(form.rpe),
    notes: form.notes,
  };
}

function metricOf(text: string, stored: number | null, units: Units): number | undefined {
  if (text === ownText(stored, units)) return stored ?? undefined;
  const typed = typedNumber(text);
  return typed === undefined ? undefined : kmOf(typed, units);
}

const secondsOf = (minutes: string) => Math.round((typedNumber(minutes) ?? Number.NaN) * 60);

const { max } = CARDIO_LIMITS.durationSeconds;

/**
 * Complaints about the fields of the form: it asks for minutes where the contract has seconds, and
 * speaks the athlete's units.
 */
export function toSessionErrors(errors: FormErrors, units: Units): FormErrors {
  const { durationSeconds, distanceKm, speedKmh, ...others } = errors;
  return {
    ...others,
    ...(durationSeconds && { minutes: `Enter a number of minutes, at most ${max / 60}` }),
    ...(distanceKm && { distance: distanceRangeMessage(CARDIO_LIMITS.distanceKm, units) }),
    ...(speedKmh && { speed: speedRangeMessage(CARDIO_LIMITS.speedKmh, units) }),
  };
}

/** The body that puts a deleted session back, on its day and with the calories that it had. */
export function sessionRestore(session: CardioSession): CardioSessionRestore {
  const { userId, version, createdAt, ...kept } = session;
  return withoutNulls({ ...kept, requestKey: newRequestKey() });
}
