import {
  PLAN_ACTORS,
  PLAN_CAUSES,
  PLAN_CHANGE_KINDS,
  PLAN_REASON_LIMIT,
  type PlanDifference,
} from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';
import type { StoredTargets } from './nutrition.ts';

type Summary = PlanDifference['after'];

/** Every change of an athlete's targets, meals, program, cardio, protocol or guidance mode. */
export const planChanges = pgTable(
  'plan_changes',
  {
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    actor: text('actor', { enum: PLAN_ACTORS }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: PLAN_CHANGE_KINDS }).notNull(),
    before: jsonb('before').$type<NonNullable<Summary>>(),
    after: jsonb('after').$type<NonNullable<Summary>>(),
    reason: text('reason'),
    causeKind: text('cause_kind', { enum: PLAN_CAUSES }),
    /** The proposal, check-in, alert or show that caused it. Null if the cause has no row. */
    causeId: uuid('cause_id'),
    /** The athlete's day from which it applies. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    /** When the other side acknowledged it. */
    acknowledgedAt: instant('acknowledged_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // Ids are in time order, so the key read backwards is the feed.
    primaryKey({ name: 'plan_changes_pkey', columns: [table.athleteId, table.id] }),
    index('plan_changes_unacknowledged_idx')
      .on(table.athleteId, table.id)
      .where(sql`${table.acknowledgedAt} is null`),
    // The timeline merges them by time with other tables.
    index('plan_changes_created_at_idx').on(table.athleteId, table.createdAt, table.id),
    index('plan_changes_actor_id_idx').on(table.actorId),
    oneOf('plan_changes_actor_check', table.actor, PLAN_ACTORS),
    oneOf('plan_changes_kind_check', table.kind, PLAN_CHANGE_KINDS),
    oneOf('plan_changes_cause_kind_check', table.causeKind, PLAN_CAUSES),
    check(
      'plan_changes_reason_check',
      sql`length(${table.reason}) between 1 and ${sql.raw(`${PLAN_REASON_LIMIT}`)}`,
    ),
    check(
      'plan_changes_cause_check',
      sql`${table.causeId} is null or ${table.causeKind} is not null`,
    ),
  ],
);

/** A coach's change of targets or cardio that applies from a later day, at most one per athlete. */
export const plannedChanges = pgTable(
  'planned_changes',
  {
    athleteId: uuid('athlete_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The check-in whose answer planned it. */
    checkInId: uuid('check_in_id').notNull(),
    /** The athlete's day. */
    appliesOn: date('applies_on', { mode: 'string' }).notNull(),
    /** The calories of the plan it was decided for. Another plan makes it stale. */
    fromCalories: integer('from_calories').notNull(),
    targets: jsonb('targets').$type<StoredTargets>(),
    cardioMinutes: integer('cardio_minutes'),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('planned_changes_applies_on_idx').on(table.appliesOn, table.athleteId),
    index('planned_changes_coach_id_idx').on(table.coachId),
    check(
      'planned_changes_change_check',
      sql`${table.targets} is not null or ${table.cardioMinutes} is not null`,
    ),
    check('planned_changes_reason_check', sql`length(${table.reason}) between 1 and 500`),
  ],
);
