import { PROTOCOL_TYPES, type ProtocolDraft, type ProtocolJudgement } from '@posedown/coaching';
import { PROTOCOL_STATUSES } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
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
import { createdAt, id, instant, oneOf, requestHash } from './columns.ts';

/** A protocol's prescription and its inputs. */
export type StoredPlan = Omit<ProtocolDraft, 'kind' | 'protocolType'>;

/** A protocol belongs to the athlete, who sees it once the coach approves it. */
export const protocolRecommendations = pgTable(
  'protocol_recommendations',
  {
    id: id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid('coach_id').references(() => users.id, { onDelete: 'set null' }),
    protocolType: text('protocol_type', { enum: PROTOCOL_TYPES }).notNull(),
    protocol: jsonb('protocol').$type<StoredPlan>().notNull(),
    reasoning: text('reasoning').notNull(),
    safetyNotes: text('safety_notes').notNull(),
    /** The safety check of the stored version. */
    safety: jsonb('safety').$type<ProtocolJudgement>().notNull(),
    status: text('status', { enum: PROTOCOL_STATUSES }).notNull().default('pending_approval'),
    coachNotes: text('coach_notes'),
    warningReason: text('warning_reason'),
    version: integer('version').notNull().default(0),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
    approvedAt: instant('approved_at'),
    rejectedAt: instant('rejected_at'),
    acknowledgedAt: instant('acknowledged_at'),
  },
  (table) => [
    primaryKey({ name: 'protocol_recommendations_pkey', columns: [table.clientId, table.id] }),
    index('protocol_recommendations_id_idx').on(table.id),
    // Lists use the athlete's id; this index is for deleting a coach's account.
    index('protocol_recommendations_coach_id_idx').on(table.coachId),
    uniqueIndex('protocol_recommendations_approved_key')
      .on(table.clientId)
      .where(sql`${table.status} = 'approved'`),
    uniqueIndex('protocol_recommendations_request_key_key').on(table.clientId, table.requestKey),
    oneOf('protocol_recommendations_type_check', table.protocolType, PROTOCOL_TYPES),
    oneOf('protocol_recommendations_status_check', table.status, PROTOCOL_STATUSES),
  ],
);

/** Every version of a protocol, starting with the draft, with its changes. */
export const protocolVersions = pgTable(
  'protocol_versions',
  {
    clientId: uuid('client_id').notNull(),
    protocolId: uuid('protocol_id').notNull(),
    version: integer('version').notNull(),
    protocol: jsonb('protocol').$type<StoredPlan>().notNull(),
    changes: text('changes').array().notNull().default([]),
    changedById: uuid('changed_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({
      name: 'protocol_versions_pkey',
      columns: [table.clientId, table.protocolId, table.version],
    }),
    foreignKey({
      name: 'protocol_versions_protocol_id_fkey',
      columns: [table.clientId, table.protocolId],
      foreignColumns: [protocolRecommendations.clientId, protocolRecommendations.id],
    }).onDelete('cascade'),
    index('protocol_versions_changed_by_id_idx').on(table.changedById),
  ],
);
