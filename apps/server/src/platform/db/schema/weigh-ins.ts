import { PROGRESS_LIMITS } from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { id, instant, oneOf, within } from './columns.ts';

/** Where a weight was entered. */
export const WEIGH_IN_SOURCES = ['entry', 'check-in', 'peak-week'] as const;

/** The only table with body weights. Entries, check-ins and peak-week days show them but don't store them. */
export const weighIns = pgTable(
  'weigh_ins',
  {
    /** Also the id of the progress entry with more about the same weigh-in. */
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    /** Null once deleted. The row stays to keep the version. */
    kg: doublePrecision('kg'),
    source: text('source', { enum: WEIGH_IN_SOURCES }).notNull(),
    /** The check-in, or the peak week's show. Null for an entry. */
    sourceId: uuid('source_id'),
    version: integer('version').notNull().default(1),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'weigh_ins_pkey', columns: [table.userId, table.id] }),
    index('weigh_ins_date_idx').on(table.userId, table.date, table.id),
    uniqueIndex('weigh_ins_source_key')
      .on(table.userId, table.sourceId, table.date)
      .where(sql`${table.sourceId} is not null`),
    oneOf('weigh_ins_source_check', table.source, WEIGH_IN_SOURCES),
    check(
      'weigh_ins_source_id_check',
      sql`(${table.source} = 'entry') = (${table.sourceId} is null)`,
    ),
    within('weigh_ins_kg_check', table.kg, PROGRESS_LIMITS.weight),
  ],
);
