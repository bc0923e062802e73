import { readSettings } from '../../../settings.ts';
import { nextLine, runChild } from '../embedded/testing/run-child.ts';
import { openPostgres } from '../open-postgres.ts';
import { openCutLine } from './breakable-connection.ts';
import { compareRows, readRows } from './compare-rows.ts';

import { describeSchema } from './describe-schema.ts';
import { MIGRATIONS, openWorkshop, type StoredDatabase } from './older-databases.ts';

/** Ways to interrupt a start of the product during its migrations. */
interface Breaker {
  /** Migrates a database, and counts the possible interruption moments by kind. */
  count(database: StoredDatabase): Promise<Record<string, number>>;
  breakOff(database: StoredDatabase, way: string, moment: number): Promise<void>;
}

/** Kills the process on the embedded database: between two messages to it, and within one. */
const killer: Breaker = {
  async count({ settings }) {
    const child = runChild('./migrate-until.ts', [settings.dataDir]);
    const counted = JSON.parse(await nextLine(child)) as Record<string, number>;
    await child.exited;
    return counted;
  },
  async breakOff({ settings }, way, moment) {
    const child = runChild('./migrate-until.ts', [settings.dataDir, way, String(moment)]);
    const { done } = await child.lines.next();
    if (!done) throw new Error(`It lived on after ${way} ${moment}.`);
    await child.exited;
  },
};

const { databaseTimeouts } = readSettings({});
const open = (url: string) => openPostgres(url, () => undefined, databaseTimeouts);

/** Cuts the connection to PostgreSQL: before a statement reaches it, and before its response arrives. */
const cutter: Breaker = {
  async count({ settings }) {
    const line = await openCutLine(settings.databaseUrl ?? '');
    await (await open(line.url)).close();
    await line.close();
    return { unheard: line.statements(), heard: line.statements() };
  },
  async breakOff({ settings }, way, statement) {
    const line = await openCutLine(settings.databaseUrl ?? '', {
      statement,
      isHeard: way === 'heard',
    });
    // It fails, unless only releasing the lock was cut off.
    const opening = open(line.url);
    const failure = await opening.then(({ close }) => close()).catch((error: unknown) => error);
    await line.close();
    if (line.statements() < statement) {
      throw new Error(`There was no statement ${statement}.`, { cause: failure });
    }
  },
};

/** The database whose migrations are interrupted, and how often. */
export interface InterruptedDatabase {
  /** PostgreSQL's address. Without it, the embedded database is used. */
  serverUrl?: string;
  /** The number of moments of each kind to try, spread evenly; all by default. */
  most?: number;
  /** Called after each round with the number of rounds. */
  onBroken?(times: number): void;
}

interface Broken {
  times: number;
  /** Rounds after which the next start lost data or ended unlike a clean start. */
  spoilt: string[];
}

/**
 * Interrupts a first-version database's migrations at many moments, and checks that the next start always ends like a
 * clean one, with all rows.
 */
export async function interruptMigrations({
  serverUrl,
  most = Number.POSITIVE_INFINITY,
  onBroken,
}: InterruptedDatabase): Promise<Broken> {
  const workshop = await openWorkshop(serverUrl);
  const oldest = await workshop.make(MIGRATIONS.slice(0, 1));
  const result: Broken = { times: 0, spoilt: [] };
  const { count, breakOff } = serverUrl ? cutter : killer;
  try {
    const clean = await oldest.copy();
    const moments = Object.entries(await count(clean));
    const wanted = await clean.openAndLook(describeSchema);
    await clean.remove();
    for (const [way, all] of moments) {
      for (const moment of spread(all, most)) {
        const database = await oldest.copy();
        await breakOff(database, way, moment);
        const fault = await faultOf(database, wanted);
        if (fault) result.spoilt.push(`${way} ${moment}: ${fault}`);
        result.times += 1;
        onBroken?.(result.times);
        await database.remove();
      }
    }
    return result;
  } finally {
    await oldest.remove();
    await workshop.close();
  }
}

/** A number of evenly spread integers from 1 to `count`, including the last. */
function spread(count: number, most: number): number[] {
  const step = Math.max(1, count / most);
  return Array.from({ length: Math.round(count / step) }, (_, place) =>
    Math.round(count - place * step),
  );
}

async function faultOf({ openAndLook, rows }: StoredDatabase, wanted: string[]) {
  try {
    const [schema, now] = await openAndLook(async (connection) => [
      await describeSchema(connection),
      await readRows(connection),
    ]);
    const { lost } = compareRows(rows, now);
    if (lost.length > 0) return `${lost.length} rows are lost`;
    return schema.join('\n') === wanted.join('\n') ? null : 'the tables differ';
  } catch (error) {
    return `it does not open: ${error}`;
  }
}
