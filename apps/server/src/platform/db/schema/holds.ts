import { HOLD_KINDS, HOLD_REASON_LIMIT, HOLD_SOURCES } from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { id, instant, oneOf } from './columns.ts';

const REASON_RANGE = sql.raw(`${HOLD_REASON_LIMIT.min} and ${HOLD_REASON_LIMIT.max}`);

/** Reasons an athlete's diet is on hold, until a coach lifts them. */
export const athleteHolds = pgTable(
  'athlete_holds',
  {
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    kind: text('kind', { enum: HOLD_KINDS }).notNull(),
    source: text('source', { enum: HOLD_SOURCES }).notNull(),
    /** The text or peak-week report that placed it. Quotes are read from there, so deleted text isn't retained. */
    sourceId: uuid('source_id'),
    since: instant('since').notNull(),
    /** The reason of a coach who placed it by hand. */
    placedReason: text('placed_reason'),
    placedById: uuid('placed_by_id').references(() => users.id, { onDelete: 'set null' }),
    liftedAt: instant('lifted_at'),
    liftedById: uuid('lifted_by_id').references(() => users.id, { onDelete: 'set null' }),
    liftReason: text('lift_reason'),
    /** Whether the coach confirmed that a clinician agreed. */
    clinicianConfirmed: boolean('clinician_confirmed').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'athlete_holds_pkey', columns: [table.athleteId, table.id] }),
    // One open hold of each kind; repeats add none.
    uniqueIndex('athlete_holds_open_key')
      .on(table.athleteId, table.kind)
      .where(sql`${table.liftedAt} is null`),
    index('athlete_holds_placed_by_id_idx').on(table.placedById),
    index('athlete_holds_lifted_by_id_idx').on(table.liftedById),
    oneOf('athlete_holds_kind_check', table.kind, HOLD_KINDS),
    oneOf('athlete_holds_source_check', table.source, HOLD_SOURCES),
    check(
      'athlete_holds_placed_reason_check',
      sql`length(${table.placedReason}) between ${REASON_RANGE}`,
    ),
    check(
      'athlete_holds_lift_reason_check',
      sql`length(${table.liftReason}) between ${REASON_RANGE}`,
    ),
    check(
      'athlete_holds_lift_check',
      sql`(${table.liftedAt} is null) = (${table.liftReason} is null)`,
    ),
  ],
);
