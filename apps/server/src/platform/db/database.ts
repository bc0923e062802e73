import type { PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PgAsyncDatabase } from 'drizzle-orm/pg-core/async/db';

/**
 * A connection to either database, or a transaction on it. Inside `db.transaction(tx => …)` use
 * `tx` alone: the embedded database has one connection, and the outer one would wait for ever.
 */
export type Db = PgAsyncDatabase<PgQueryResultHKT>;

/** An open database and how to close it. */
export interface Database {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** How many connections to the database there are, by what they do; none to the embedded one. */
  connections(): Record<string, number>;
  close(): Promise<void>;
}

/** The name of the constraint that a write broke, or null where it failed for another reason. */
export function brokenConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505' && 'constraint' in cause) {
      return String(cause.constraint);
    }
  }
  return null;
}
