import { CARDIO_LIMITS, type CardioModality } from '@posedown/coaching';
import type { CardioSession, CardioSessionBody, CardioSessionChange } from '@posedown/contract';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { typedNumber } from '../../../lib/typed-number.ts';

/** A session as the form shows it. */
export interface SessionForm {
  modality: CardioModality;
  minutes: string;
  distanceKm: string;
  speedKmh: string;
  inclinePercent: string;
  averageHeartRate: string;
  rpe: string;
  notes: string;
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
/** Half a minute is as near as anybody remembers. */
const minutesOf = (seconds: number) => String(Math.max(0.5, Math.round(seconds / 30) / 2));

export function sessionForm(session: CardioSession): SessionForm {
  return {
    modality: session.modality,
    minutes: minutesOf(session.durationSeconds),
    distanceKm: textOf(session.distanceKm),
    speedKmh: textOf(session.speedKmh),
    inclinePercent: textOf(session.inclinePercent),
    averageHeartRate: textOf(session.averageHeartRate),
    rpe: textOf(session.rpe),
    notes: session.notes ?? '',
  };
}

/**
 * The corrected session as the contract wants it. A duration that was not touched goes out as it was
 * timed, and not as it was rounded for the form.
 */
export function toSessionChange(form: SessionForm, session: CardioSession): CardioSessionChange {
  const isTimed = form.minutes === minutesOf(session.durationSeconds);
  return {
    modality: form.modality,
    durationSeconds: isTimed ? session.durationSeconds : secondsOf(form.minutes),
    distanceKm: typedNumber(form.distanceKm),
    speedKmh: typedNumber(form.speedKmh),
    inclinePercent: typedNumber(form.inclinePercent),
    averageHeartRate: typedNumber(form.averageHeartRate),
    rpe: typedNumber(form.rpe),
    notes: form.notes,
    version: session.version,
  };
}

const secondsOf = (minutes: string) => Math.round((typedNumber(minutes) ?? Number.NaN) * 60);

const { max } = CARDIO_LIMITS.durationSeconds;

/** Complaints about the fields of the form: it asks for minutes where the contract has seconds. */
export function toSessionErrors({ durationSeconds, ...errors }: FormErrors): FormErrors {
  if (!durationSeconds) return errors;
  return { ...errors, minutes: `Enter a number of minutes, at most ${max / 60}` };
}

/** The body that puts a deleted session back. */
export function sessionRestore(session: CardioSession): CardioSessionBody {
  const { type, modality, startedAt, durationSeconds, completed } = session;
  return {
    ...{ type, modality, startedAt, durationSeconds, completed },
    phasesCompleted: session.phasesCompleted ?? undefined,
    averageHeartRate: session.averageHeartRate ?? undefined,
    maxHeartRate: session.maxHeartRate ?? undefined,
    distanceKm: session.distanceKm ?? undefined,
    speedKmh: session.speedKmh ?? undefined,
    inclinePercent: session.inclinePercent ?? undefined,
    rpe: session.rpe ?? undefined,
    notes: session.notes ?? undefined,
    requestKey: newRequestKey(),
  };
}
