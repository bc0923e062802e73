import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';

/**
 * Watches what is stored. Nothing is written without a transaction number, so most calls cost one
 * small question; only where a number was taken are the rows looked at.
 */
export class StoredWatch {
  readonly #db: Db;
  readonly #tables: string[];
  #xid = 0;
  #counts = '';

  constructor(db: Db, tables: readonly PgTable[]) {
    this.#db = db;
    this.#tables = tables.map((table) => getTableConfig(table).name);
  }

  /** Takes what is there now as what is known. */
  async look() {
    const next = await this.#nextXid();
    if (next === this.#xid) return;
    this.#xid = next;
    this.#counts = await this.#countRows();
  }

  /** Whether any row came, went or changed since the last look. */
  async hasChanged(): Promise<boolean> {
    if ((await this.#nextXid()) === this.#xid) return false;
    if ((await this.#countRows()) !== this.#counts) return true;
    const parts = this.#tables.map(
      (table) => sql`exists (select from ${sql.identifier(table)}
      where xmin::text::bigint >= ${this.#xid})`,
    );
    const [row] = await this.#ask<{ found: boolean }>(
      sql`select ${sql.join(parts, sql` or `)} as found`,
    );
    return row?.found ?? true;
  }

  async #nextXid(): Promise<number> {
    const [row] = await this.#ask<{ xid: string }>(
      sql`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`,
    );
    return Number(row?.xid);
  }

  async #countRows(): Promise<string> {
    const parts = this.#tables.map((table) => sql`(select count(*) from ${sql.identifier(table)})`);
    const [row] = await this.#ask<{ counts: string }>(
      sql`select concat_ws(',', ${sql.join(parts, sql`, `)}) as counts`,
    );
    return row?.counts ?? '';
  }

  async #ask<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
    const answer: unknown = await this.#db.execute(statement);
    return (Array.isArray(answer) ? answer : (answer as { rows: Row[] }).rows) as Row[];
  }
}
