import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/database.ts';
import * as schema from '../platform/db/schema/index.ts';

/** Rejections may only change counters and the audit log. */
const LEDGERS = new Set<unknown>([schema.attempts, schema.auditLog]);

/** The names of the watched tables. */
export const WATCHED = Object.values<unknown>(schema)
  .filter((table): table is PgTable => is(table, PgTable) && !LEDGERS.has(table))
  .map((table) => getTableConfig(table).name);

/** Watches stored rows with a trigger on every table. Rolled-back changes don't count. */
export class StoredWatch {
  readonly #db: Db;
  /** The number of the last known change. */
  #seen = 0;

  private constructor(db: Db) {
    this.#db = db;
  }

  /** Sets the triggers. One watch for a database. */
  static async open(db: Db): Promise<StoredWatch> {
    // Numbered, so that a check costs the same however much was stored before.
    await db.execute(sql`create table stored (number serial primary key, name text not null)`);
    await db.execute(sql`create function note_stored() returns trigger language plpgsql as $$
      begin
        insert into stored (name) values (tg_table_name);
        return null;
      end $$`);
    for (const name of WATCHED) {
      // A session records its own last use.
      const events = name === 'sessions' ? 'insert or delete' : 'insert or update or delete';
      await db.execute(
        sql`create trigger note_stored after ${sql.raw(events)} on ${sql.identifier(name)}
          for each row execute function note_stored()`,
      );
    }
    return new StoredWatch(db);
  }

  /** Marks the current state as known. */
  async look(): Promise<void> {
    const [row] = await this.#read<{ last: number }>(
      sql`select coalesce(max(number), 0) as last from stored`,
    );
    this.#seen = row?.last ?? 0;
  }

  /** The tables in which a row was inserted, changed or deleted since the last check. */
  async changes(): Promise<string[]> {
    const rows = await this.#read<{ name: string }>(
      sql`select distinct name from stored where number > ${this.#seen}`,
    );
    return rows.map(({ name }) => name);
  }

  async #read<Row>(statement: SQL): Promise<Row[]> {
    const answer: unknown = await this.#db.execute(statement);
    return Array.isArray(answer) ? answer : (answer as { rows: Row[] }).rows;
  }
}
