import { COMPETITION_CATEGORIES } from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, oneOf } from './columns.ts';

const STATUSES = ['upcoming', 'completed', 'cancelled'] as const;

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
    status: text('status', { enum: STATUSES }).notNull().default('upcoming'),
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'competitions_pkey', columns: [table.userId, table.id] }),
    index('competitions_date_idx').on(table.userId, table.date),
    check('competitions_name_check', sql`length(${table.name}) between 1 and 200`),
    oneOf('competitions_category_check', table.category, COMPETITION_CATEGORIES),
    oneOf('competitions_status_check', table.status, STATUSES),
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
  },
  (table) => [
    primaryKey({ name: 'milestones_pkey', columns: [table.userId, table.id] }),
    foreignKey({
      name: 'milestones_competition_id_fkey',
      columns: [table.userId, table.competitionId],
      foreignColumns: [competitions.userId, competitions.id],
    }).onDelete('cascade'),
    index('milestones_competition_id_idx').on(table.userId, table.competitionId, table.targetDate),
  ],
);
