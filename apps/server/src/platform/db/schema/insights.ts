import { ALERT_SEVERITIES, EVENT_ALERTS } from '@posedown/coaching';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
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
     * What it rests on: resolved by the coach, an alert comes again only for something newer. Empty for one that was over
     * by itself, which comes again whenever it is so.
     */
    basis: text('basis').notNull().default(''),
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
    // One open alert for each way in which things stand: no flood.
    uniqueIndex('coach_alerts_open_key')
      .on(table.clientId, table.type)
      .where(sql`not ${table.resolved} and not ${isEvent(table.type)}`),
    // An event is told of once, and no other one takes its place.
    uniqueIndex('coach_alerts_event_key')
      .on(table.clientId, table.type, table.basis)
      .where(isEvent(table.type)),
    oneOf('coach_alerts_severity_check', table.severity, ALERT_SEVERITIES),
  ],
);
