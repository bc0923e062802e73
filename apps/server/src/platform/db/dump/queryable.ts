import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** One connection to either database, on which statements run one after another. */
export interface Queryable {
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** A database of either kind, as far as dumping and loading it goes. */
export interface Transactional {
  /** Runs the work in one transaction, which a failure undoes. */
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
        // A connection in an unknown state is not used again.
        client.release(true);
        throw error;
      }
    },
  };
}
