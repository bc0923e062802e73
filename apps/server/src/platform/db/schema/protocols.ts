import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';

const TYPES = ['cutting', 'bulking', 'competition_prep', 'off_season'] as const;
const STATUSES = ['pending_approval', 'approved', 'rejected', 'superseded'] as const;

/** A protocol is the athlete's; it reaches them only when the coach has approved it. */
export const protocolRecommendations = pgTable(
  'protocol_recommendations',
  {
    id: id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid('coach_id').references(() => users.id, { onDelete: 'set null' }),
    protocolType: text('protocol_type', { enum: TYPES }).notNull(),
    protocol: jsonb('protocol').$type<Record<string, unknown>>().notNull(),
    reasoning: text('reasoning').notNull(),
    safetyNotes: text('safety_notes').notNull(),
    status: text('status', { enum: STATUSES }).notNull().default('pending_approval'),
    coachNotes: text('coach_notes'),
    createdAt: createdAt(),
    approvedAt: instant('approved_at'),
  },
  (table) => [
    primaryKey({ name: 'protocol_recommendations_pkey', columns: [table.clientId, table.id] }),
    index('protocol_recommendations_coach_id_idx').on(table.coachId, table.status, table.createdAt),
    oneOf('protocol_recommendations_type_check', table.protocolType, TYPES),
    oneOf('protocol_recommendations_status_check', table.status, STATUSES),
  ],
);
