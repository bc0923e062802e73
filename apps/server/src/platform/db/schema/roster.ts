import { CLIENT_STATUSES, PACE_SIDES } from '@posedown/coaching';
import { ROSTER_COLUMNS, type SavedView, VIEWS_PER_COACH } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { oneOf } from './columns.ts';

/**
 * An athlete's roster row, denormalized so that a roster page costs the same at 50 and 50,000 athletes. Recomputed
 * whenever its facts change.
 */
export const rosterEntries = pgTable(
  'roster_entries',
  {
    athleteId: uuid('athlete_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    goal: text('goal').notNull(),
    category: text('category'),
    competitionDate: date('competition_date', { mode: 'string' }),
    /** 0–100, or null while there is not enough data. */
    compliance: integer('compliance'),
    status: text('status', { enum: CLIENT_STATUSES }),
    statusReason: text('status_reason').notNull(),
    /** The lowest number needs the coach most. */
    urgency: integer('urgency').notNull(),
    progress: integer('progress'),
    /** The pace of the week of `assessedOn`, as in `rosterWeeks`, so that lists of all athletes need no second read. */
    pace: text('pace', { enum: PACE_SIDES }),
    weeklyPercent: doublePrecision('weekly_percent'),
    plannedFrom: doublePrecision('planned_from'),
    plannedTo: doublePrecision('planned_to'),
    weight: doublePrecision('weight'),
    targetWeight: doublePrecision('target_weight'),
    sparkline: doublePrecision('sparkline').array().notNull().default([]),
    lastCheckIn: date('last_check_in', { mode: 'string' }),
    /** The last day with a log of any kind, or the day they joined. */
    lastLog: date('last_log', { mode: 'string' }),
    /** Changes with any of the athlete's data, which invalidates cached views. */
    version: uuid('version').notNull().defaultRandom(),
    /** The athlete's calendar day on which the row was assessed. */
    assessedOn: date('judged_on', { mode: 'string' }).notNull(),
    /** The name as searches compare it, see `contains-text.ts`. */
    nameFolded: text('name_folded').generatedAlwaysAs(sql`fold_text(name)`),
    /** What a search of the roster reads: name, goal and category, folded. */
    searchFolded: text('search_folded').generatedAlwaysAs(
      sql`fold_text(name || chr(10) || goal || chr(10) || coalesce(category, ''))`,
    ),
  },
  (table) => [
    index('roster_entries_urgency_idx').on(table.coachId, table.urgency, table.athleteId),
    index('roster_entries_judged_on_idx').on(table.assessedOn, table.athleteId),
    check('roster_entries_compliance_check', sql`${table.compliance} between 0 and 100`),
    check('roster_entries_progress_check', sql`${table.progress} between 0 and 100`),
    oneOf('roster_entries_status_check', table.status, CLIENT_STATUSES),
    oneOf('roster_entries_pace_check', table.pace, PACE_SIDES),
  ],
);

/**
 * An athlete's standing at the end of each week, and in the current one. Written with the roster row, so that
 * practice-wide trends need no logs.
 */
export const rosterWeeks = pgTable(
  'roster_weeks',
  {
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The Monday of the week. */
    weekOf: date('week_of', { mode: 'string' }).notNull(),
    /** 0–100, or null while there was not enough data. */
    compliance: integer('compliance'),
    /** The actual pace compared with the plan. Null with too few weigh-ins or no plan. */
    pace: text('pace', { enum: PACE_SIDES }),
    /** In % of body weight a week. Negative is weight loss. */
    weeklyPercent: doublePrecision('weekly_percent'),
    /** The planned pace in % of body weight a week. */
    plannedFrom: doublePrecision('planned_from'),
    plannedTo: doublePrecision('planned_to'),
  },
  (table) => [
    primaryKey({ name: 'roster_weeks_pkey', columns: [table.athleteId, table.weekOf] }),
    // Analytics read the last weeks of all athletes.
    index('roster_weeks_week_of_idx').on(table.weekOf, table.athleteId),
    check('roster_weeks_compliance_check', sql`${table.compliance} between 0 and 100`),
    check('roster_weeks_week_of_check', sql`extract(isodow from ${table.weekOf}) = 1`),
    oneOf('roster_weeks_pace_check', table.pace, PACE_SIDES),
  ],
);

/** The columns and saved views of a coach's roster. Without a row, the default columns and no views. */
export const rosterLayouts = pgTable(
  'roster_layouts',
  {
    coachId: uuid('coach_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the default columns. */
    columns: text('columns', { enum: ROSTER_COLUMNS }).array(),
    views: jsonb('views').$type<SavedView[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check(
      'roster_layouts_views_check',
      sql`jsonb_typeof(${table.views}) = 'array' and jsonb_array_length(${table.views}) <= ${sql.raw(`${VIEWS_PER_COACH}`)}`,
    ),
  ],
);
