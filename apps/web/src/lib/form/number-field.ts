import { type Limit, rangeMessage } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { roundTo } from '../numbers.ts';
import { numberText } from '../parse-number.ts';
import { rangeMessageIn } from '../range-message.ts';
import { EMPTY_REQUIRED, numberError, roundWithin, typedNumber } from '../typed-number.ts';
import {
  formatHeight,
  fromMetric,
  LENGTH,
  type Measure,
  toMetric,
  typedHeightCm,
  typedMetric,
  WATER,
  WEIGHT,
} from '../units.ts';
import type { Field } from './field.ts';

/** A number field: text parsed to a number within limits. */
export interface NumberField<Value extends number | undefined = number | undefined>
  extends Field<string, Value> {
  /** The unit shown after the field. */
  unit(units: Units): string;
  /** The error for a number out of range. */
  outside(units: Units): string;
  error(typed: string, units: Units): string | undefined;
}

/** A number without a unit, or with the same unit for everyone. */
export interface PlainNumberField<Value extends number | undefined = number | undefined>
  extends NumberField<Value> {
  parse(typed: string, units?: Units): Value;
  format(value: Exclude<Value, undefined> | null | undefined, units?: Units): string;
  error(typed: string, units?: Units): string | undefined;
}

type Range = Pick<Limit, 'min' | 'max'>;

interface NumberOptions {
  /** Whether it may be empty; true by default. */
  isOptional?: boolean;
  unit?: string;
  /** An alternative unit that may be typed and means the same. */
  otherUnit?: string;
  isWhole?: boolean;
  /** The number of stored decimals; unlimited by default. */
  storedDigits?: number;
  /** The number of shown decimals, if a stored value has more. */
  digits?: number;
  likelyFrom?: number;
  /** Replaces the message about the range. */
  message?: string;
}

/** The definition of a number independent of the unit. */
interface NumberCodec {
  limit: Range;
  isWhole?: boolean | undefined;
  unit(units: Units): string;
  parse(typed: string, units: Units): number | undefined;
  show(value: number, units: Units): string;
  /** The error for a number out of range. */
  outside(units: Units): string;
}

function asField({ limit, isWhole = false, unit, parse, show, outside }: NumberCodec): NumberField {
  return {
    blank: '',
    isOptional: true,
    unit,
    outside,
    parse,
    accepts: (draft) => typeof draft === 'string',
    format: (value, units) => (value === null || value === undefined ? '' : show(value, units)),
    error(typed, units) {
      const value = parse(typed, units);
      if (value === undefined) return undefined;
      const isRight =
        value >= limit.min && value <= limit.max && (!isWhole || Number.isInteger(value));
      return isRight ? undefined : numberError(value, outside(units));
    },
  };
}

const wholeMessage = ({ min, max }: Range, unit: string) =>
  `Enter a whole number between ${min} and ${max} ${unit}`.trim();

/** A number in a fixed unit, or without a unit. */
export function numberField(limit: Range, options: NumberOptions = {}): PlainNumberField {
  const { unit = '', otherUnit, isWhole, isOptional = true, ...rest } = options;
  const { storedDigits, digits, likelyFrom, message } = rest;
  const { min, max } = limit;
  const field = asField({
    limit,
    isWhole,
    unit: () => unit,
    parse(typed) {
      const rules = { min, max, likelyFrom };
      const own = typedNumber(typed, { unit, ...rules });
      const value =
        otherUnit && Number.isNaN(own) ? typedNumber(typed, { unit: otherUnit, ...rules }) : own;
      if (value === undefined || storedDigits === undefined) return value;
      return roundWithin(value, storedDigits, limit);
    },
    show: (value) => numberText(digits === undefined ? value : roundTo(value, digits)),
    outside: () => message ?? (isWhole ? wholeMessage(limit, unit) : rangeMessage(limit, unit)),
  });
  // Its unit doesn't depend on the person's units.
  const units = 'metric';
  return {
    ...field,
    isOptional,
    parse: (typed) => field.parse(typed, units),
    format: (value) => field.format(value, units),
    error: (typed) => field.error(typed, units),
    ...(message === undefined ? {} : { ownMessage: () => message }),
  };
}

/** The decimals of a measurement, as shown everywhere else. */
export const IN_TENTHS = { digits: { metric: 1, imperial: 1 } } as const;

type MeasureOptions = Partial<Pick<Measure, 'digits' | 'storedDigits'>> & {
  /** Whether it may be empty; true by default. */
  isOptional?: boolean;
  /** Replaces the message about the range. */
  message?: (units: Units) => string;
};

/** A number typed in the person's own units and stored in metric ones. */
export function measureField(
  defaults: Measure,
  limit: Range,
  { message, isOptional = true, ...options }: MeasureOptions = {},
): NumberField {
  const measure = { ...defaults, ...options };
  const outside = (units: Units) => message?.(units) ?? rangeMessageIn(measure, limit, units);
  const parse = (typed: string, units: Units) => {
    const value = typedMetric(typed, measure, units, limit);
    return value === undefined ? undefined : roundWithin(value, measure.storedDigits, limit);
  };
  return {
    ...asField({
      limit,
      unit: (units) => measure.unit[units],
      parse,
      show: (value, units) =>
        numberText(roundTo(fromMetric(value, measure, units), measure.digits[units])),
      outside,
    }),
    isOptional,
    ownMessage: outside,
    convert(typed, from, to) {
      const value = typedMetric(typed, measure, from, limit);
      const isRead = value !== undefined && !Number.isNaN(value);
      return isRead
        ? convertReversibly(fromMetric(value, measure, from), measure, from, to)
        : typed;
    },
  };
}

/**
 * The converted number with the fewest decimals (1 to 3) that convert back to the original, so
 * that switching back and forth changes nothing: 182 lb is 82.55 kg, 82.5 kg is 181.9 lb.
 */
function convertReversibly(value: number, measure: Measure, from: Units, to: Units): string {
  // At least one decimal, because people weigh themselves to the tenth.
  const decimals = Math.max(1, (String(roundTo(value, 6)).split('.')[1] ?? '').length);
  const other = fromMetric(toMetric(value, measure, from), measure, to);
  const back = (candidate: number) => fromMetric(toMetric(candidate, measure, to), measure, from);
  const candidates = [1, 2, 3].map((digits) => roundTo(other, digits));
  const faithful = candidates.find(
    (candidate) => roundTo(back(candidate), decimals) === roundTo(value, decimals),
  );
  return numberText(faithful ?? roundTo(other, 3));
}

/** Body weight or a load: kg or pounds. */
export const weightField = (limit: Range, options?: MeasureOptions) =>
  measureField(WEIGHT, limit, options);

/** A girth: cm or inches. */
export const lengthField = (limit: Range, options?: MeasureOptions) =>
  measureField(LENGTH, limit, options);

/** A height: cm, or feet and inches. Stored to the tenth. */
export function heightField(
  limit: Range,
  { storedDigits = 1, isOptional = true } = {},
): NumberField {
  const outside = (units: Units) => rangeMessageIn(LENGTH, limit, units);
  const show = (heightCm: number, units: Units) =>
    units === 'metric' ? numberText(roundTo(heightCm, 1)) : formatHeight(heightCm, units);
  const field = asField({
    limit,
    unit: (units) => LENGTH.unit[units],
    parse(typed, units) {
      const heightCm = typedHeightCm(typed, units, limit);
      return heightCm === undefined ? undefined : roundWithin(heightCm, storedDigits, limit);
    },
    show,
    outside,
  });
  return {
    ...field,
    isOptional,
    ownMessage: outside,
    convert(typed, from, to) {
      const heightCm = typedHeightCm(typed, from, limit);
      return heightCm === undefined || Number.isNaN(heightCm) ? typed : show(heightCm, to);
    },
  };
}

/** The water drunk in a day: liters or fluid ounces. */
export const waterField = (limit: Range, options?: MeasureOptions) =>
  measureField(WATER, limit, options);

/** The same field as required: an empty one is out of range rather than unreadable. */
export function required(field: PlainNumberField): PlainNumberField<number>;
export function required(field: NumberField): NumberField<number>;
export function required(field: NumberField): NumberField<number> {
  return {
    ...field,
    isOptional: false,
    parse: (typed, units) => field.parse(typed, units) ?? EMPTY_REQUIRED,
    error: (typed, units) =>
      field.parse(typed, units) === undefined ? field.outside(units) : field.error(typed, units),
  };
}
