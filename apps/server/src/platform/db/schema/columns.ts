import type { Limit } from '@posedown/coaching';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

let drawId: () => string = () => uuidv7();

/** A time-ordered id (UUIDv7), made by the server. */
export const newId = () => drawId();

/** Tests take ids that are the same in every run: the plans that athletes are made depend on theirs. */
export function drawIdsBy(rule: () => string) {
  drawId = rule;
}

/** The generated id of a row. Large tables put the athlete's id before it in their key. */
export const id = () => uuid('id').notNull().$defaultFn(newId);

/** An instant in UTC, a `Date` from both databases. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Distinguishes requests with the same request key; see `sent-once.ts`. */
export const requestHash = () => text('request_hash');

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** A CHECK for the same limit as the contract's. */
export function within(name: string, column: AnyPgColumn, limit: Limit) {
  return check(name, sql`${column} between ${sql.raw(`${limit.min} and ${limit.max}`)}`);
}

/** A CHECK for a list of known values. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${quoted(values)})`);
}

/** A CHECK for the items of a text array. */
export function eachOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} <@ array[${quoted(values)}]::text[]`);
}

/** Known values, quoted for a condition. */
export function quoted(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}

/** What the rules found in a person's words: the id of a red flag, and by which version of the rules. */
export const readByRules = () => ({
  redFlag: text('red_flag'),
  rulesVersion: rulesVersion(),
});

/** The version of the rules that read a person's words; 0 for words that none has read yet. */
export const rulesVersion = () => integer('rules_version').notNull().default(0);
