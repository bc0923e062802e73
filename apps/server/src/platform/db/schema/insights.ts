import { ALERT_SEVERITIES, EVENT_ALERTS } from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf, quoted } from './columns.ts';

const isEvent = (type: AnyPgColumn) => sql`${type} in (${quoted(EVENT_ALERTS)})`;

/** What the coach should look at; read, then resolved. */
export const coachAlerts = pgTable(
  'coach_alerts',
  {
    id: id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    message: text('message').notNull(),
    /**
     * What it’s based on: resolved by the coach, an alert returns only for something newer. Empty once it passed on its
     * own; then it returns whenever it's true again.
     */
    basis: text('basis').notNull().default(''),
    /** What an event is about: a repeat within a day joins its open alert. */
    subject: text('subject').notNull().default(''),
    /** How often it happened; the message describes the last time. */
    count: integer('count').notNull().default(1),
    severity: text('severity', { enum: ALERT_SEVERITIES }).notNull().default('low'),
    read: boolean('read').notNull().default(false),
    resolved: boolean('resolved').notNull().default(false),
    createdAt: createdAt(),
    /** When what it says last changed; null while it says what it was raised with. */
    updatedAt: instant('updated_at'),
    /** When it last grew more pressing; null while it never did. */
    risenAt: instant('risen_at'),
  },
  (table) => [
    primaryKey({ name: 'coach_alerts_pkey', columns: [table.clientId, table.id] }),
    // Ids are in the order of time, by which what is resolved is paged.
    index('coach_alerts_coach_id_idx').on(table.coachId, table.resolved, table.id),
    // One open alert per kind of state, to avoid floods.
    uniqueIndex('coach_alerts_open_key')
      .on(table.clientId, table.type)
      .where(sql`not ${table.resolved} and not ${isEvent(table.type)}`),
    // Finds the open alert that a repeat joins.
    index('coach_alerts_subject_idx')
      .on(table.clientId, table.type, table.subject)
      .where(sql`not ${table.resolved} and ${isEvent(table.type)}`),
    oneOf('coach_alerts_severity_check', table.severity, ALERT_SEVERITIES),
  ],
);

/** Events that coaches were alerted to: each is reported once, whichever alert it joined. */
export const coachAlertEvents = pgTable(
  'coach_alert_events',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    basis: text('basis').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({
      name: 'coach_alert_events_pkey',
      columns: [table.clientId, table.type, table.basis],
    }),
  ],
);
