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

/** The heart rates that zones are made of. */
export const ratesForm = defineForm({
  measuredMaxHeartRate: numberField(CARDIO_LIMITS.measuredMaxHeartRate, {
    ...{ unit: 'bpm', isWhole: true },
  }),
  restingHeartRate: numberField(CARDIO_LIMITS.restingHeartRate, { unit: 'bpm', isWhole: true }),
  takesBetaBlockers: blockersField,
});

export type RateFields = TypedOf<typeof ratesForm.fields>;

/** What somebody typed into some of them, and what they saw as they began. */
export interface RatesDraft extends Partial<RateFields> {
  version: number;
}

type Stored = Pick<CardioPlanReply, keyof RateFields>;

/**
 * The fields as they stand: what was typed, and of all else what is stored by now. So nobody says of
 * beta-blockers again what another device has changed since.
 */
export const fieldsOf = (stored: Stored, typed: Partial<RateFields> = {}): RateFields => ({
  ...ratesForm.format(stored, 'metric'),
  ...typed,
});
