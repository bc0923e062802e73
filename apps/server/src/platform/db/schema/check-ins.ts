import {
  type CheckInAnswers,
  type CheckInQuestion,
  DAILY_STEPS_LIMIT,
  MOODS,
  PROGRESS_LIMITS,
  SCHEDULE_MINUTE_LIMIT,
} from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf, readByRules, requestHash, within } from './columns.ts';
import { messages } from './messages.ts';

/** The daily check-in: one per calendar day of the athlete. Its weight is a weigh-in. */
export const dailyCheckIns = pgTable(
  'daily_check_ins',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    energyLevel: integer('energy_level').notNull(),
    mood: text('mood', { enum: MOODS }).notNull(),
    sleepHours: doublePrecision('sleep_hours'),
    stressLevel: integer('stress_level'),
    waterIntake: doublePrecision('water_intake'),
    steps: integer('steps'),
    notes: text('notes'),
    completedWorkout: boolean('completed_workout').notNull().default(false),
    followedNutrition: boolean('followed_nutrition').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** Key of the last saved form, so that a second tap isn't mistaken for another device. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    ...readByRules(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'daily_check_ins_pkey', columns: [table.userId, table.id] }),
    index('daily_check_ins_rules_version_idx')
      .on(table.rulesVersion)
      .where(sql`${table.notes} is not null`),
    uniqueIndex('daily_check_ins_date_key').on(table.userId, table.date),
    oneOf('daily_check_ins_mood_check', table.mood, MOODS),
    within('daily_check_ins_energy_level_check', table.energyLevel, PROGRESS_LIMITS.energyLevel),
    within('daily_check_ins_stress_level_check', table.stressLevel, PROGRESS_LIMITS.stressLevel),
    within('daily_check_ins_sleep_hours_check', table.sleepHours, PROGRESS_LIMITS.sleepHours),
    within('daily_check_ins_water_intake_check', table.waterIntake, PROGRESS_LIMITS.waterIntake),
    within('daily_check_ins_steps_check', table.steps, DAILY_STEPS_LIMIT),
  ],
);

/** A coach's forms for weekly check-ins. A withdrawn one stays, because answers and schedules name it. */
export const checkInForms = pgTable(
  'check_in_forms',
  {
    id: id().primaryKey(),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The newest version of its questions, and of the form. */
    version: integer('version').notNull().default(1),
    archivedAt: instant('archived_at'),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('check_in_forms_request_key_key').on(table.coachId, table.requestKey),
    check('check_in_forms_name_check', sql`length(${table.name}) between 1 and 80`),
  ],
);

/** The questions of each version, so that a form can change while someone fills it in. */
export const checkInFormVersions = pgTable(
  'check_in_form_versions',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => checkInForms.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    questions: jsonb('questions').$type<CheckInQuestion[]>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'check_in_form_versions_pkey', columns: [table.formId, table.version] }),
  ],
);

/** When an athlete checks in each week. No row for athletes who aren't asked. */
export const checkInSchedules = pgTable(
  'check_in_schedules',
  {
    athleteId: uuid('athlete_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the standard form. */
    formId: uuid('form_id').references(() => checkInForms.id, { onDelete: 'set null' }),
    /** 0 is Monday. */
    weekday: integer('weekday').notNull(),
    /** Minutes after midnight on the athlete's clock. */
    minute: integer('minute').notNull(),
    /** The first due day without an answer. */
    nextDueOn: date('next_due_on', { mode: 'string' }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('check_in_schedules_form_id_idx').on(table.formId),
    within('check_in_schedules_weekday_check', table.weekday, { min: 0, max: 6, step: 1 }),
    within('check_in_schedules_minute_check', table.minute, SCHEDULE_MINUTE_LIMIT),
  ],
);

/** Submitted weekly check-ins, with their questions at that time. */
export const weeklyCheckIns = pgTable(
  'weekly_check_ins',
  {
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Null for the standard form. */
    formId: uuid('form_id').references(() => checkInForms.id, { onDelete: 'set null' }),
    formVersion: integer('form_version').notNull(),
    questions: jsonb('questions').$type<CheckInQuestion[]>().notNull(),
    answers: jsonb('answers').$type<CheckInAnswers>().notNull(),
    /** Everything typed, as scanned for warning signs. */
    notes: text('notes'),
    ...readByRules(),
    submittedAt: instant('submitted_at').notNull(),
    /** When the coach replied or marked it as done. Null while it waits. */
    doneAt: instant('done_at'),
    doneById: uuid('done_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The reply, a message of the thread. Null if it was done without one. */
    replyId: uuid('reply_id'),
    /** When the athlete saw the reply. */
    acknowledgedAt: instant('acknowledged_at'),
    version: integer('version').notNull().default(1),
    /** Key of the last saved form, so that a second tap isn't mistaken for another device. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    /** Key of the coach's answer. */
    answerKey: uuid('answer_key'),
    answerHash: text('answer_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'weekly_check_ins_pkey', columns: [table.athleteId, table.id] }),
    uniqueIndex('weekly_check_ins_due_key').on(table.athleteId, table.dueOn),
    index('weekly_check_ins_waiting_idx').on(table.athleteId).where(sql`${table.doneAt} is null`),
    index('weekly_check_ins_unseen_idx')
      .on(table.athleteId)
      .where(sql`${table.replyId} is not null and ${table.acknowledgedAt} is null`),
    index('weekly_check_ins_rules_version_idx')
      .on(table.rulesVersion)
      .where(sql`${table.notes} is not null`),
    index('weekly_check_ins_form_id_idx').on(table.formId),
    index('weekly_check_ins_done_by_id_idx').on(table.doneById),
    foreignKey({
      name: 'weekly_check_ins_reply_fkey',
      columns: [table.athleteId, table.replyId],
      foreignColumns: [messages.athleteId, messages.id],
    }),
    check(
      'weekly_check_ins_done_check',
      sql`${table.doneAt} is not null or (${table.replyId} is null and ${table.acknowledgedAt} is null)`,
    ),
  ],
);
