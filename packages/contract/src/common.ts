import {
  isCalendarDay,
  isVisible,
  rangeMessage,
  stripInvisible,
  UNREADABLE_NUMBER,
} from '@posedown/coaching';
import { z } from 'zod';

/** One of a list of known values. */
export const choiceSchema = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, 'Choose one of the options');

/** Whether no item of a list is there twice. */
export const areUnique = (items: readonly string[]) => new Set(items).size === items.length;

/** In lower case, as the database returns it: ids are compared as texts too. */
export const idSchema = z.uuid('That’s not an id').toLowerCase();

/** The id that something had before it was deleted, so that it comes back to its place in the order of ids. */
export const formerIdSchema = z.uuidv7('That’s not an id').optional();

/** A day on a wall calendar, `YYYY-MM-DD`, that exists. */
export const calendarDaySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date like 2026-11-21')
  .refine(isCalendarDay, 'That date does not exist');

/** A stretch of calendar days, both included, as a query asks for it. */
export const dayRangeSchema = z.strictObject({
  from: calendarDaySchema.optional(),
  to: calendarDaySchema.optional(),
});
export type DayRange = z.output<typeof dayRangeSchema>;

/** The same; or the newest of what there is before a day, `limit` of them and the rest of the last one's day. */
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

/** An instant in UTC, as in 2026-11-21T06:53:00.000Z. */
export const instantSchema = z.iso.datetime();

/** NUL and lone surrogates, which no database stores. */
const UNKEPT = /\p{Surrogate}|\0/u;

/** Marks that turn the writing of all that follows around: a name would be read as another one. */
const OVERRIDES = /[\u202d\u202e]/;

/** Line breaks, tabs and the like. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

/** Whether a database can store every character of the text. */
export const isKept = (text: string) => !UNKEPT.test(text);

export const NOT_KEPT = 'That text has a character we can’t store';

/** Text that a person types, trimmed and of bounded length; it may be empty, and is where nothing can be seen. */
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
    .overwrite((text) => (isVisible(text) || !isKept(text) ? clean(text).trim() : ''))
    .max(maxLength, `Use at most ${maxLength} characters`)
    .refine(isKept, NOT_KEPT);
}

/** One line that a person types and may not leave empty, such as a name: without invisible marks. */
export function textSchema(maxLength: number, requiredMessage: string) {
  return boundedText(maxLength, requiredMessage, stripInvisible)
    .min(1, requiredMessage)
    .refine((text) => !OVERRIDES.test(text), NOT_KEPT)
    .refine((text) => !CONTROLS.test(text), 'Write it on one line');
}

/** Nothing, or a number beyond any range: it could be read. */
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

/** The version the caller saw; changes to another one are rejected. */
export const versionSchema = z.int('Include the version you loaded').min(0).max(2_000_000_000);

/** An opaque place in a list, as a reply's `nextCursor` gave it. */
export const cursorSchema = z
  .string()
  .max(700)
  .regex(/^[A-Za-z0-9_-]+$/, 'That’s not a cursor');

/** The address of an external video: linked to, never embedded. */
export const videoUrlSchema = z
  .url({
    protocol: /^https$/,
    normalize: true,
    error: 'Enter an address that starts with https://',
  })
  .max(500, 'Enter an address of at most 500 characters');
