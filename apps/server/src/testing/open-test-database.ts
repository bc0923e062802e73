import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { drizzleOnPglite } from '../platform/db/embedded/drizzle-on-pglite.ts';
import { openPostgres } from '../platform/db/open-postgres.ts';
import { readSettings } from '../settings.ts';
import { runOnServer } from './run-on-server.ts';

/**
 * A fresh, migrated database copied from the run's template: on the PostgreSQL of TEST_DATABASE_URL, else embedded in
 * memory. Closing deletes it.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnPostgres(url) : openInMemory();
}

const { databaseTimeouts } = readSettings({});
const onIdleError = (error: Error) => console.error(error.message);

/** A small cache is enough for these few rows. The default 128 MB are cleared at each opening. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'];

let template: SharedBlob | undefined;

async function openInMemory(): Promise<Database> {
  template ??= new SharedBlob(readFileSync(inject('databaseTemplate')));
  const client = await PGlite.create({ loadDataDir: template, startParams: START_PARAMS });
  return {
    db: drizzleOnPglite(client),
    kind: 'embedded',
    connections: () => ({}),
    close: () => client.close(),
  };
}

async function openOnPostgres(serverUrl: string): Promise<Database> {
  const name = `posedown_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name} template ${inject('databaseTemplate')}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, onIdleError, databaseTimeouts);
  return {
    ...database,
    async close() {
      await database.close();
      // The server waits for closing connections.
      await runOnServer(serverUrl, `drop database ${name}`);
    },
  };
}

/** Bytes as a Blob that doesn't copy them twice per read. PGlite only reads them. */
class SharedBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array) {
    super([]);
    this.#bytes = new Uint8Array(bytes);
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }
}
