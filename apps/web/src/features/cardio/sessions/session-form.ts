import { CARDIO_LIMITS, CARDIO_MODALITIES } from '@posedown/coaching';
import type {
  CardioSession,
  CardioSessionChange,
  CardioSessionRestore,
  Units,
} from '@posedown/contract';
import { defineForm, type TypedOf } from '../../../lib/form/define-form.ts';
import { chosenField, textField } from '../../../lib/form/field.ts';
import {
  measureField,
  type NumberField,
  numberField,
  required,
} from '../../../lib/form/number-field.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { roundWithin } from '../../../lib/typed-number.ts';
import { DISTANCE, SPEED } from '../../../lib/units.ts';
import { withoutNulls } from '../../../lib/without-nulls.ts';

const LIMITS = CARDIO_LIMITS;
const { min: MIN_SECONDS, max: MAX_SECONDS } = LIMITS.durationSeconds;
const minutes = required(
  numberField(
    { min: MIN_SECONDS / 60, max: MAX_SECONDS / 60 },
    { unit: 'min', message: `Enter a number of minutes, at most ${MAX_SECONDS / 60}` },
  ),
);

/** Seconds, typed and shown as minutes to the nearest half. */
const durationField: NumberField<number> = {
  ...minutes,
  parse: (typed, units) => roundWithin(minutes.parse(typed, units) * 60, 0, LIMITS.durationSeconds),
  format: (seconds, units) =>
    minutes.format(seconds && Math.max(0.5, Math.round(seconds / 30) / 2), units),
};

/** The form of a session, with distance and speed in the athlete's units. */
export const sessionForm = defineForm({
  modality: chosenField(CARDIO_MODALITIES, 'brisk-walk'),
  durationSeconds: durationField,
  distanceKm: measureField(DISTANCE, LIMITS.distanceKm),
  speedKmh: measureField(SPEED, LIMITS.speedKmh),
  inclinePercent: numberField(LIMITS.inclinePercent, { unit: '%' }),
  averageHeartRate: numberField(LIMITS.heartRate, { unit: 'bpm' }),
  rpe: numberField(LIMITS.rpe),
  notes: textField(),
});

export type SessionForm = TypedOf<typeof sessionForm.fields>;

/** The request body of an edit. Untouched values are sent as stored, not as rounded for the form. */
export const toSessionChange = (
  form: SessionForm,
  session: CardioSession,
  units: Units,
): Omit<CardioSessionChange, 'version'> => sessionForm.toBody(form, units, session);

/** The request body that restores a deleted session with its day and calories. */
export function sessionRestore(session: CardioSession): CardioSessionRestore {
  const { userId, version, createdAt, ...restored } = session;
  return withoutNulls({ ...restored, requestKey: newRequestKey() });
}
