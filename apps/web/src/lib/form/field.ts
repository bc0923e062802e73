import { type CalendarDay, isCalendarDay, type Limit } from '@posedown/coaching';
import type { Units } from '@posedown/contract';

/**
 * One field of a form, described once: what it holds before it is filled in, what a stored draft may put into it,
 * and how what it holds becomes the value that travels, and back.
 */
export interface Field<Typed, Value> {
  readonly blank: Typed;
  /** Whether its value may be missing: a change then sends null for one that was emptied. */
  readonly isOptional: boolean;
  /** Whether it is never written into a draft. */
  readonly isSecret?: boolean;
  /** Whether a stored draft may fill it with this: a draft may be older than the form. */
  accepts(draft: unknown): boolean;
  /** The value; undefined where it is empty, NaN where it cannot be read as a number. */
  parse(typed: Typed, units: Units): Value;
  /** A stored value as the field holds it. */
  format(value: Exclude<Value, undefined> | null | undefined, units: Units): Typed;
  /** What is wrong with it by its own rules; undefined where nothing is. */
  error?(typed: Typed, units: Units): string | undefined;
  /** What to say instead of the contract's message, as in the person's own units. */
  ownMessage?(units: Units): string | undefined;
  /** What it holds once the person switches units. */
  convert?(typed: Typed, from: Units, to: Units): Typed;
}

const isText = (draft: unknown): draft is string => typeof draft === 'string';

/** A text that may be left empty; what goes out is trimmed. */
export function textField(blank = ''): Field<string, string | undefined> {
  return {
    blank,
    isOptional: true,
    accepts: isText,
    parse: (typed) => typed.trim() || undefined,
    format: (value) => value ?? '',
  };
}

/** A text that has to be there: it goes out as it was typed, for the contract to check. */
export const requiredText = (blank = ''): Field<string, string> => ({
  blank,
  isOptional: false,
  accepts: isText,
  parse: (typed) => typed,
  format: (value) => value ?? '',
});

/** A text that no draft may store, such as a password. */
export const secretField = (): Field<string, string | undefined> => ({
  ...textField(),
  isSecret: true,
  accepts: () => false,
  parse: (typed) => typed || undefined,
});

/** One of a list of values, or none yet. */
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

/** One of a list of values, with one chosen from the start. */
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

/** Any of a list of values. */
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

/** A calendar day, or none yet. */
export const dayField = (
  blank: CalendarDay | '' = '',
): Field<CalendarDay | '', CalendarDay | undefined> => ({
  blank,
  isOptional: true,
  accepts: (draft) => draft === '' || (isText(draft) && isCalendarDay(draft)),
  parse: (typed) => typed || undefined,
  format: (value) => value ?? '',
});

/** A calendar day that has to be there: an empty one goes out, too, for the contract to ask for it. */
export const requiredDay = (): Field<CalendarDay | '', CalendarDay | ''> => ({
  ...dayField(),
  isOptional: false,
  parse: (typed) => typed,
});

export type YesOrNo = 'yes' | 'no' | '';

/** A question with two answers, which may be left open. */
export const yesNoField = (): Field<YesOrNo, boolean | undefined> => ({
  blank: '',
  isOptional: true,
  accepts: (draft) => draft === '' || draft === 'yes' || draft === 'no',
  parse: (typed) => (typed === '' ? undefined : typed === 'yes'),
  format: (value) => (value === null || value === undefined ? '' : value ? 'yes' : 'no'),
});

const isLevel = (draft: unknown, { min, max }: Limit) =>
  Number.isInteger(draft) && Number(draft) >= min && Number(draft) <= max;

/** A whole number that is set with a slider, which rests on a number. */
export const levelField = (limit: Limit, blank: number): Field<number, number> => ({
  blank,
  isOptional: false,
  accepts: (draft) => isLevel(draft, limit),
  parse: (typed) => typed,
  format: (value) => value ?? blank,
});

/** The same, with nothing set until the person does. @param message asks for it */
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
