import {
  SUPPLEMENT_LIMITS,
  SUPPLEMENT_TIMES,
  SUPPLEMENT_UNITS,
  WEEKDAYS,
} from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf, requestHash, rulesVersion, within } from './columns.ts';

/** An athlete's supplements. A removed one stays for earlier days. */
export const supplements = pgTable(
  'supplements',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    amount: doublePrecision('amount').notNull(),
    unit: text('unit', { enum: SUPPLEMENT_UNITS }).notNull(),
    time: text('time', { enum: SUPPLEMENT_TIMES }).notNull(),
    weekdays: integer('weekdays').array().notNull(),
    note: text('note'),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    stoppedOn: date('stopped_on', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    /** The safety note, or null. */
    safety: text('safety'),
    rulesVersion: rulesVersion(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'supplements_pkey', columns: [table.userId, table.id] }),
    index('supplements_rules_version_idx').on(table.rulesVersion),
    uniqueIndex('supplements_request_key_key').on(table.userId, table.requestKey),
    check('supplements_name_check', sql`length(${table.name}) between 1 and 100`),
    within('supplements_amount_check', table.amount, SUPPLEMENT_LIMITS.amount),
    oneOf('supplements_unit_check', table.unit, SUPPLEMENT_UNITS),
    oneOf('supplements_time_check', table.time, SUPPLEMENT_TIMES),
    check(
      'supplements_weekdays_check',
      sql`${table.weekdays} <@ array[${sql.raw(WEEKDAYS.join(', '))}] and cardinality(${table.weekdays}) between 1 and 7`,
    ),
    check('supplements_days_check', sql`${table.stoppedOn} >= ${table.startedOn}`),
  ],
);

/** One supplement taken on one of the athlete's days. */
export const supplementTicks = pgTable(
  'supplement_ticks',
  {
    userId: uuid('user_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    supplementId: uuid('supplement_id').notNull(),
    tickedAt: instant('ticked_at').notNull().defaultNow(),
  },
  (table) => [
    // In this order, because reads cover a week of an athlete's days.
    primaryKey({
      name: 'supplement_ticks_pkey',
      columns: [table.userId, table.date, table.supplementId],
    }),
    foreignKey({
      name: 'supplement_ticks_supplement_id_fkey',
      columns: [table.userId, table.supplementId],
      foreignColumns: [supplements.userId, supplements.id],
    }).onDelete('cascade'),
  ],
);
