import type { PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PgAsyncDatabase } from 'drizzle-orm/pg-core/async/db';
import type { PgAsyncTransaction } from 'drizzle-orm/pg-core/async/session';

/** A connection to either database, or a transaction on it. */
export type Db = PgAsyncDatabase<PgQueryResultHKT>;

/**
 * An open transaction, branded so that a plain connection can't be passed instead. Inside
 * `db.transaction(tx => …)`, use only `tx`: the embedded database has one connection, so a query
 * on `db` would wait forever.
 */
export type Tx = PgAsyncTransaction<PgQueryResultHKT>;

/** An open database and how to close it. */
export interface Database {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** Number of database connections by state. Zero for the embedded database. */
  connections(): Record<string, number>;
  close(): Promise<void>;
}

/** The name of the violated constraint, or null if the write failed for another reason. */
export function brokenConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505' && 'constraint' in cause) {
      return String(cause.constraint);
    }
  }
  return null;
}
