import { SUPPLEMENT_LIMITS, type SupplementTime, type SupplementUnit } from '@posedown/coaching';
import type { Supplement } from '@posedown/contract';
import { numberText } from '../../lib/parse-number.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { WEEKDAY_NAMES, type WeekdayName } from './supplement-words.ts';

/** A line of the list as it is typed. */
export interface SupplementForm {
  name: string;
  amount: string;
  unit: SupplementUnit | '';
  time: SupplementTime | '';
  weekdays: readonly WeekdayName[];
  note: string;
}

const EMPTY: SupplementForm = {
  ...{ name: '', amount: '', unit: '', time: '', weekdays: WEEKDAY_NAMES, note: '' },
};

/** The form of a line of the list, or of a new one. */
export function formOf(supplement: Supplement | undefined): SupplementForm {
  if (!supplement) return EMPTY;
  const { name, amount, unit, time, weekdays, note } = supplement;
  return {
    ...{ name, unit, time, note: note ?? '' },
    amount: numberText(amount),
    weekdays: WEEKDAY_NAMES.filter((_name, day) => weekdays.includes(day)),
  };
}

/** The form as the contract wants it; what was not chosen is left out, and the contract complains. */
export function toBody({ amount, unit, time, weekdays, ...words }: SupplementForm) {
  return {
    ...words,
    amount: typedNumber(amount, { unit, ...SUPPLEMENT_LIMITS.amount }),
    unit: unit || undefined,
    time: time || undefined,
    weekdays: weekdays.map((name) => WEEKDAY_NAMES.indexOf(name)),
  };
}
