import { COMPETITION_CATEGORIES, PROGRESS_LIMITS } from '@posedown/coaching';
import { COMPETITION_STATUSES, PLACING_LIMIT } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { createdAt, id, instant, oneOf, requestHash, within } from './columns.ts';

export const competitions = pgTable(
  'competitions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    category: text('category', { enum: COMPETITION_CATEGORIES }),
    location: text('location'),
    status: text('status', { enum: COMPETITION_STATUSES }).notNull().default('upcoming'),
    notes: text('notes'),
    /** The weight limit of this class in kg, as entered for this show, because limits change by season. */
    weightLimit: doublePrecision('weight_limit'),
    /** Source of the limit: 'IFBB rules 2026, up to 175 cm'. */
    weightLimitSource: text('weight_limit_source'),
    placing: integer('placing'),
    version: integer('version').notNull().default(0),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'competitions_pkey', columns: [table.userId, table.id] }),
    index('competitions_date_idx').on(table.userId, table.date),
    check('competitions_name_check', sql`length(${table.name}) between 1 and 200`),
    oneOf('competitions_category_check', table.category, COMPETITION_CATEGORIES),
    oneOf('competitions_status_check', table.status, COMPETITION_STATUSES),
    uniqueIndex('competitions_request_key_key').on(table.userId, table.requestKey),
    within('competitions_weight_limit_check', table.weightLimit, PROGRESS_LIMITS.weight),
    within('competitions_placing_check', table.placing, PLACING_LIMIT),
  ],
);

export const milestones = pgTable(
  'milestones',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    competitionId: uuid('competition_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    targetDate: date('target_date', { mode: 'string' }).notNull(),
    completed: boolean('completed').notNull().default(false),
    completedDate: date('completed_date', { mode: 'string' }),
    /** The suggested milestone it stems from. Its date moves with the show until it is completed. */
    suggestion: text('suggestion'),
    version: integer('version').notNull().default(0),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
  },
  (table) => [
    primaryKey({ name: 'milestones_pkey', columns: [table.userId, table.id] }),
    foreignKey({
      name: 'milestones_competition_id_fkey',
      columns: [table.userId, table.competitionId],
      foreignColumns: [competitions.userId, competitions.id],
    }).onDelete('cascade'),
    uniqueIndex('milestones_request_key_key').on(table.userId, table.requestKey),
    uniqueIndex('milestones_suggestion_key').on(
      table.userId,
      table.competitionId,
      table.suggestion,
    ),
    index('milestones_competition_id_idx').on(table.userId, table.competitionId, table.targetDate),
  ],
);

/** Ticked items of a competition's show-day checklist. */
export const checklistTicks = pgTable(
  'checklist_ticks',
  {
    userId: uuid('user_id').notNull(),
    competitionId: uuid('competition_id').notNull(),
    item: text('item').notNull(),
    tickedAt: instant('ticked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'checklist_ticks_pkey',
      columns: [table.userId, table.competitionId, table.item],
    }),
    foreignKey({
      name: 'checklist_ticks_competition_id_fkey',
      columns: [table.userId, table.competitionId],
      foreignColumns: [competitions.userId, competitions.id],
    }).onDelete('cascade'),
  ],
);
