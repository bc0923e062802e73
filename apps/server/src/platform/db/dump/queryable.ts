import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** A connection to either database that runs statements one after another. */
export interface Queryable {
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** A connection that also loads rows. */
export interface Loadable extends Queryable {
  /** Adds rows to a table. @param text lines in the text format of COPY */
  copyInto(table: string, columns: readonly string[], text: string): Promise<void>;
}

/** Either database, reduced to what dumping and loading need. */
export interface Transactional {
  /** Runs the work in one transaction, rolled back on failure. */
  transaction<Result>(work: (connection: Loadable) => Promise<Result>): Promise<Result>;
}

const copyFrom = (source: string, table: string, columns: readonly string[]) =>
  `copy ${table} (${columns.join(', ')}) from ${source}`;

export function onPglite(pglite: PGlite): Transactional {
  return {
    transaction: (work) =>
      pglite.transaction((transaction) =>
        work({
          query: (statement, values) => transaction.query(statement, values),
          async copyInto(table, columns, text) {
            const blob = new Blob([text]);
            await transaction.query(copyFrom(`'/dev/blob'`, table, columns), [], { blob });
          },
        }),
      ),
  };
}

export function onPool(pool: pg.Pool): Transactional {
  return {
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work({
          query: (statement, values) => client.query(statement, values),
          copyInto: (table, columns, text) =>
            copyText(client, copyFrom('stdin', table, columns), text),
        });
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

/** Sends text to a COPY statement. */
function copyText(client: pg.PoolClient, statement: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse(connection: CopyConnection) {
        connection.sendCopyFromChunk(Buffer.from(text));
        connection.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    } as pg.Submittable);
  });
}

/** The part of a connection of `pg` that its types leave out. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}
