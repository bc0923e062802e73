import { SUPPLEMENT_LIMITS, SUPPLEMENT_TIMES, SUPPLEMENT_UNITS } from '@posedown/coaching';
import type { Supplement } from '@posedown/contract';
import { defineForm, type TypedOf } from '../../lib/form/define-form.ts';
import {
  choiceField,
  type Field,
  listField,
  requiredText,
  textField,
} from '../../lib/form/field.ts';
import { numberField } from '../../lib/form/number-field.ts';
import { WEEKDAY_NAMES, type WeekdayName } from './supplement-text.ts';

/** Weekdays by name. The API uses numbers, Monday first. */
const weekdaysField: Field<WeekdayName[], number[]> = {
  ...listField(WEEKDAY_NAMES, [...WEEKDAY_NAMES]),
  parse: (names) => names.map((name) => WEEKDAY_NAMES.indexOf(name)),
  format: (days) => WEEKDAY_NAMES.filter((_name, day) => !days || days.includes(day)),
};

/** A supplement as typed. */
const supplementForm = defineForm({
  name: requiredText(),
  amount: numberField(SUPPLEMENT_LIMITS.amount),
  unit: choiceField(SUPPLEMENT_UNITS),
  time: choiceField(SUPPLEMENT_TIMES),
  weekdays: weekdaysField,
  note: textField(),
});

export type SupplementForm = TypedOf<typeof supplementForm.fields>;

/** The form values of a supplement, or of a new one. */
export const formOf = (supplement: Supplement | undefined): SupplementForm =>
  supplement ? supplementForm.format(supplement, 'metric') : supplementForm.blank;

/** The request body. Missing choices are left out, and the contract reports them. */
export function toBody(typed: SupplementForm) {
  const amount = numberField(SUPPLEMENT_LIMITS.amount, { unit: typed.unit });
  return {
    ...supplementForm.toBody(typed, 'metric'),
    amount: amount.parse(typed.amount),
  };
}
