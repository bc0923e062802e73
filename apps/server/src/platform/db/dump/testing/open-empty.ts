import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openEmptyPglite } from '../../../../testing/open-empty-pglite.ts';
import { onPglite, onPool, type Transactional } from '../queryable.ts';

/** An empty database without any tables, for one test file. */
export interface TestTarget {
  database: Transactional;
  /** Runs statements without results. */
  run(statements: string): Promise<unknown>;
  /** Closes and deletes the database. */
  close(): Promise<void>;
}

/** Uses the PostgreSQL server of TEST_DATABASE_URL, or else an embedded database. */
export function openEmpty(): Promise<TestTarget> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openEmptyPostgres(url) : openEmptyEmbedded();
}

export async function openEmptyEmbedded(): Promise<TestTarget> {
  const { pglite, close } = await openEmptyPglite();
  return {
    database: onPglite(pglite),
    run: (statements) => pglite.exec(statements),
    close,
  };
}

/** Creates a database on the server and returns its address. */
export async function openEmptyPostgres(
  serverUrl: string,
): Promise<TestTarget & { pool: pg.Pool; url: string }> {
  const name = `posedown_${randomUUID().replaceAll('-', '')}`;
  const server = new pg.Pool({ connectionString: serverUrl, max: 1 });
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href });
  return {
    url: url.href,
    pool,
    database: onPool(pool),
    run: (statements) => pool.query(statements),
    async close() {
      await pool.end();
      await server.query(`drop database ${name}`);
      await server.end();
    },
  };
}
