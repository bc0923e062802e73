import {
  isCalendarDay,
  isVisible,
  rangeMessage,
  stripInvisible,
  UNREADABLE_NUMBER,
} from '@posedown/coaching';
import { z } from 'zod';

/** One of several known values. */
export const choiceSchema = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, 'Choose one of the options');

/** Whether a list has no duplicates. */
export const areUnique = (items: readonly (string | number)[]) =>
  new Set(items).size === items.length;

/** Lower case, as the database returns it, since ids are also compared as text. */
export const idSchema = z.uuid('That’s not an id').toLowerCase();

/** The id an item had before it was deleted, so that restoring it keeps its position in the order of ids. */
export const formerIdSchema = z.uuidv7('That’s not an id').optional();

/** An existing calendar day, `YYYY-MM-DD`. */
export const calendarDaySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date like 2026-11-21')
  .refine(isCalendarDay, 'That date does not exist');

/** A range of calendar days in a query, both included. */
export const dayRangeSchema = z.strictObject({
  from: calendarDaySchema.optional(),
  to: calendarDaySchema.optional(),
});
export type DayRange = z.output<typeof dayRangeSchema>;

/** The same range, or the newest items before a day: `limit` of them, plus the others of the last one's day. */
export const pastDaysSchema = z.strictObject({
  ...dayRangeSchema.shape,
  before: calendarDaySchema.optional(),
  limit: queryInteger(1, 100, 40),
});
export type PastDays = z.output<typeof pastDaysSchema>;

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** An IANA zone such as Europe/Berlin. */
export const timezoneSchema = z.string().max(64).refine(isTimeZone, 'That time zone is unknown');

/** An instant in UTC, such as 2026-11-21T06:53:00.000Z. */
export const instantSchema = z.iso.datetime();

/** NUL and lone surrogates, which no database can store. */
const UNSTORABLE = /\p{Surrogate}|\0/u;

/** Marks that reverse the direction of the following text, which could disguise a name. */
const OVERRIDES = /[\u202d\u202e]/;

/** Line breaks, tabs and other control characters. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

/** Whether a database can store every character of the text. */
export const isStorable = (text: string) => !UNSTORABLE.test(text);

export const UNSTORABLE_MESSAGE = 'That text has a character we can’t store';

/**
 * Text typed by a person, trimmed and of limited length. May be empty; text without visible characters becomes
 * empty.
 */
export function freeTextSchema(maxLength: number, requiredMessage?: string) {
  return boundedText(maxLength, requiredMessage, (text) => text);
}

function boundedText(
  maxLength: number,
  requiredMessage: string | undefined,
  clean: (text: string) => string,
) {
  return z
    .string(requiredMessage)
    .overwrite((text) => (isVisible(text) || !isStorable(text) ? clean(text).trim() : ''))
    .max(maxLength, `Use at most ${maxLength} characters`)
    .refine(isStorable, UNSTORABLE_MESSAGE);
}

/** A required single line typed by a person, such as a name, without invisible marks. */
export function textSchema(maxLength: number, requiredMessage: string) {
  return boundedText(maxLength, requiredMessage, stripInvisible)
    .min(1, requiredMessage)
    .refine((text) => !OVERRIDES.test(text), UNSTORABLE_MESSAGE)
    .refine((text) => !CONTROLS.test(text), 'Write it on one line');
}

/** Empty input, or a number even if out of range. */
const isReadable = (input: unknown) =>
  input === undefined || input === Number.POSITIVE_INFINITY || input === Number.NEGATIVE_INFINITY;

/** A closed range; the step is for forms. */
interface Range {
  min: number;
  max: number;
  step?: number;
}

/**
 * A finite number within a closed range. Unreadable and out of range give different messages; the latter names range
 * and unit.
 */
export function numberIn(limit: Range, unit = '') {
  const message = rangeMessage(limit, unit);
  return z
    .number({ error: ({ input }) => (isReadable(input) ? message : UNREADABLE_NUMBER) })
    .min(limit.min, message)
    .max(limit.max, message);
}

/** A whole number within a closed range. */
export function integerIn(limit: Range, unit = '') {
  return numberIn(limit, unit).int('Enter a whole number');
}

/** A number in a query string. */
export function queryInteger(min: number, max: number, fallback: number) {
  return z.coerce.number().int().min(min).max(max).default(fallback);
}

/** The version the caller loaded; changes to another version are rejected. */
export const versionSchema = z.int('Include the version you loaded').min(0).max(2_000_000_000);

/** An opaque position in a list, from a reply's `nextCursor`. */
export const cursorSchema = z
  .string()
  .max(700)
  .regex(/^[A-Za-z0-9_-]+$/, 'That’s not a cursor');

/** The address of an external video, which is linked but never embedded. */
export const videoUrlSchema = z
  .url({
    protocol: /^https$/,
    normalize: true,
    error: 'Enter an address that starts with https://',
  })
  .max(500, 'Enter an address of at most 500 characters');
