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

/** Alerts for the coach. They are read, then resolved. */
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
     * The facts it’s based on. Once resolved by the coach, an alert returns only with a newer basis. Empty if the
     * alert resolved itself, in which case it returns whenever it applies again.
     */
    basis: text('basis').notNull().default(''),
    /** The subject of an event. A repeat within a day joins its open alert. */
    subject: text('subject').notNull().default(''),
    /** How often it happened. The message describes the last time. */
    count: integer('count').notNull().default(1),
    severity: text('severity', { enum: ALERT_SEVERITIES }).notNull().default('low'),
    read: boolean('read').notNull().default(false),
    resolved: boolean('resolved').notNull().default(false),
    createdAt: createdAt(),
    /** When the message last changed. Null if it never changed. */
    updatedAt: instant('updated_at'),
    /** When its severity last increased. Null if it never did. */
    risenAt: instant('risen_at'),
    /** When it was resolved. Null while open, and for alerts resolved before this was recorded. */
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    primaryKey({ name: 'coach_alerts_pkey', columns: [table.clientId, table.id] }),
    // Ids are in time order, so they page the resolved alerts.
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

/** Events reported to coaches. Each is reported once, whichever alert it joined. */
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
