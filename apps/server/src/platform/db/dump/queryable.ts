import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** A connection to either database that runs statements one after another. */
export interface Queryable {
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Either database, reduced to what dumping and loading need. */
export interface Transactional {
  /** Runs the work in one transaction, rolled back on failure. */
  transaction<Result>(work: (connection: Queryable) => Promise<Result>): Promise<Result>;
}

export function onPglite(pglite: PGlite): Transactional {
  return { transaction: (work) => pglite.transaction((transaction) => work(transaction)) };
}

export function onPool(pool: pg.Pool): Transactional {
  return {
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(client);
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Don't reuse a connection in an unknown state.
        client.release(true);
        throw error;
      }
    },
  };
}
