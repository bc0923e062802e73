import { CARDIO_LIMITS } from '@posedown/coaching';
import type { CardioPlanReply } from '@posedown/contract';
import { defineForm, type TypedOf } from '../../lib/form/define-form.ts';
import { chosenField, type Field } from '../../lib/form/field.ts';
import { numberField } from '../../lib/form/number-field.ts';

const YES_NO = ['no', 'yes'] as const;
export type YesNo = (typeof YES_NO)[number];

const blockersField: Field<YesNo, boolean> = {
  ...chosenField<YesNo>(YES_NO, 'no'),
  parse: (typed) => typed === 'yes',
  format: (takesBlockers) => (takesBlockers ? 'yes' : 'no'),
};

/** The heart rates that zones are based on. */
export const ratesForm = defineForm({
  measuredMaxHeartRate: numberField(CARDIO_LIMITS.measuredMaxHeartRate, {
    ...{ unit: 'bpm', isWhole: true },
  }),
  restingHeartRate: numberField(CARDIO_LIMITS.restingHeartRate, { unit: 'bpm', isWhole: true }),
  takesBetaBlockers: blockersField,
});

export type RateFields = TypedOf<typeof ratesForm.fields>;

/** The edited fields, and the version they are based on. */
export interface RatesDraft extends Partial<RateFields> {
  version: number;
}

type Stored = Pick<CardioPlanReply, keyof RateFields>;

/** The stored values with the edited fields on top, so that a field changed on another device isn't reverted. */
export const fieldsOf = (stored: Stored, typed: Partial<RateFields> = {}): RateFields => ({
  ...ratesForm.format(stored, 'metric'),
  ...typed,
});
