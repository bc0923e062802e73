import { type CalendarDay, isCalendarDay, type Limit } from '@posedown/coaching';
import type { Units } from '@posedown/contract';

/**
 * The definition of a form field: its initial value, which draft values it accepts, and how its
 * content is parsed and formatted.
 */
export interface Field<Typed, Value> {
  readonly blank: Typed;
  /** Whether it may be empty. A change then sends null for a cleared value. */
  readonly isOptional: boolean;
  /** Whether it is never stored in a draft. */
  readonly isSecret?: boolean;
  /** Whether it accepts this draft value. A draft may be older than the form. */
  accepts(draft: unknown): boolean;
  /** Parses the value; undefined if empty, NaN for an unreadable number. */
  parse(typed: Typed, units: Units): Value;
  /** Formats a stored value for the field. */
  format(value: Exclude<Value, undefined> | null | undefined, units: Units): Typed;
  /** The error by the field's own rules; undefined if valid. */
  error?(typed: Typed, units: Units): string | undefined;
  /** Replaces the contract's message, for example to use the person's own units. */
  ownMessage?(units: Units): string | undefined;
  /** Converts the content to other units. */
  convert?(typed: Typed, from: Units, to: Units): Typed;
}

const isText = (draft: unknown): draft is string => typeof draft === 'string';

/** An optional text, sent trimmed. */
export function textField(blank = ''): Field<string, string | undefined> {
  return {
    blank,
    isOptional: true,
    accepts: isText,
    parse: (typed) => typed.trim() || undefined,
    format: (value) => value ?? '',
  };
}

/** A required text, sent as typed for the contract to validate. */
export const requiredText = (blank = ''): Field<string, string> => ({
  blank,
  isOptional: false,
  accepts: isText,
  parse: (typed) => typed,
  format: (value) => value ?? '',
});

/** A text that is never stored in a draft, such as a password. */
export const secretField = (): Field<string, string | undefined> => ({
  ...textField(),
  isSecret: true,
  accepts: () => false,
  parse: (typed) => typed || undefined,
});

/** One of a list of values, or none. */
export function choiceField<Value extends string>(
  values: readonly Value[],
  { isOptional = false, blank = '' }: { isOptional?: boolean; blank?: Value | '' } = {},
): Field<Value | '', Value | undefined> {
  return {
    blank,
    isOptional,
    accepts: (draft) => draft === '' || values.some((value) => value === draft),
    parse: (typed) => typed || undefined,
    format: (value) => value ?? blank,
  };
}

/** One of a list of values, with an initial choice. */
export const chosenField = <Value extends string>(
  values: readonly Value[],
  blank: NoInfer<Value>,
): Field<Value, Value> => ({
  blank,
  isOptional: false,
  accepts: (draft) => values.some((value) => value === draft),
  parse: (typed) => typed,
  format: (value) => value ?? blank,
});

/** Any number of a list of values. */
export const listField = <Value extends string>(
  values: readonly Value[],
  blank: Value[] = [],
): Field<Value[], Value[]> => ({
  blank,
  isOptional: true,
  accepts: (draft) =>
    Array.isArray(draft) && draft.every((item) => values.some((value) => value === item)),
  parse: (typed) => typed,
  format: (value) => value ?? blank,
});

/** A calendar day, or none. */
export const dayField = (
  blank: CalendarDay | '' = '',
): Field<CalendarDay | '', CalendarDay | undefined> => ({
  blank,
  isOptional: true,
  accepts: (draft) => draft === '' || (isText(draft) && isCalendarDay(draft)),
  parse: (typed) => typed || undefined,
  format: (value) => value ?? '',
});

/** A required calendar day. An empty one is sent too, for the contract to reject. */
export const requiredDay = (): Field<CalendarDay | '', CalendarDay | ''> => ({
  ...dayField(),
  isOptional: false,
  parse: (typed) => typed,
});

export type YesOrNo = 'yes' | 'no' | '';

/** An optional yes-or-no question. */
export const yesNoField = (): Field<YesOrNo, boolean | undefined> => ({
  blank: '',
  isOptional: true,
  accepts: (draft) => draft === '' || draft === 'yes' || draft === 'no',
  parse: (typed) => (typed === '' ? undefined : typed === 'yes'),
  format: (value) => (value === null || value === undefined ? '' : value ? 'yes' : 'no'),
});

const isLevel = (draft: unknown, { min, max }: Limit) =>
  Number.isInteger(draft) && Number(draft) >= min && Number(draft) <= max;

/**
 * A whole number set with a slider, which has no initial value: it would pass for an answer.
 * @param message the error while unset
 */
export const openLevelField = (
  limit: Limit,
  message: string,
): Field<number | null, number | undefined> => ({
  blank: null,
  isOptional: false,
  accepts: (draft) => draft === null || isLevel(draft, limit),
  parse: (typed) => typed ?? undefined,
  format: (value) => value ?? null,
  ownMessage: () => message,
});
