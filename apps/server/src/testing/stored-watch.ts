import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/database.ts';
import * as schema from '../platform/db/schema/index.ts';

/** Refusals are counted and written down; nothing else may come of one. */
const LEDGERS = new Set<unknown>([schema.attempts, schema.auditLog]);

/** The tables that are watched, by name. */
export const WATCHED = Object.values<unknown>(schema)
  .filter((table): table is PgTable => is(table, PgTable) && !LEDGERS.has(table))
  .map((table) => getTableConfig(table).name);

/** How often the rows of each table have changed. */
type Times = ReadonlyMap<string, number>;

/** Watches what is stored, by a trigger on every table: what is rolled back does not count. */
export class StoredWatch {
  readonly #db: Db;
  #seen: Times = new Map();

  private constructor(db: Db) {
    this.#db = db;
  }

  /** Sets the triggers. One watch for a database. */
  static async open(db: Db): Promise<StoredWatch> {
    await db.execute(sql`create table stored (name text not null)`);
    await db.execute(sql`create function note_stored() returns trigger language plpgsql as $$
      begin
        insert into stored values (tg_table_name);
        return null;
      end $$`);
    for (const name of WATCHED) {
      // A session notes by itself when it was used.
      const events = name === 'sessions' ? 'insert or delete' : 'insert or update or delete';
      await db.execute(
        sql`create trigger note_stored after ${sql.raw(events)} on ${sql.identifier(name)}
          for each row execute function note_stored()`,
      );
    }
    return new StoredWatch(db);
  }

  /** Takes what is there now as what is known. */
  async look(): Promise<void> {
    this.#seen = await this.#read();
  }

  /** The tables in which a row came, went or changed since the last look. */
  async changes(): Promise<string[]> {
    const now = await this.#read();
    return [...now].filter(([name, times]) => times !== this.#seen.get(name)).map(([name]) => name);
  }

  async #read(): Promise<Times> {
    const answer: unknown = await this.#db.execute(
      sql`select name, count(*)::integer as times from stored group by name`,
    );
    const rows = Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows;
    return new Map((rows as { name: string; times: number }[]).map((row) => [row.name, row.times]));
  }
}
