import { PROPOSAL_KINDS, PROPOSAL_RULES, type WeekProposal } from '@posedown/coaching';
import { PROPOSAL_STATUSES } from '@posedown/contract';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, instant, oneOf, requestHash } from './columns.ts';
import type { StoredTargets } from './nutrition.ts';

/** Weekly proposals from diary and scale for an athlete's plan, with the decisions. */
export const planProposals = pgTable(
  'plan_proposals',
  {
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    /** The Monday of its week in the athlete's time zone. */
    weekOf: date('week_of', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: PROPOSAL_KINDS }).notNull(),
    rule: text('rule', { enum: PROPOSAL_RULES }).notNull(),
    proposal: jsonb('proposal').$type<WeekProposal>().notNull(),
    /** The meal plan it applies to, with its version. Another plan makes it stale. */
    planId: uuid('plan_id').notNull(),
    status: text('status', { enum: PROPOSAL_STATUSES }).notNull(),
    decidedById: uuid('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Targets applied if it was accepted or edited. */
    appliedTargets: jsonb('applied_targets').$type<StoredTargets>(),
    appliedCardioMinutes: integer('applied_cardio_minutes'),
    reason: text('reason'),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'plan_proposals_pkey', columns: [table.athleteId, table.id] }),
    // One per week, even with several processes.
    uniqueIndex('plan_proposals_week_key').on(table.athleteId, table.weekOf),
    // Finds a proposal by its id alone, for decisions.
    uniqueIndex('plan_proposals_id_key').on(table.id),
    index('plan_proposals_decided_by_id_idx').on(table.decidedById),
    oneOf('plan_proposals_kind_check', table.kind, PROPOSAL_KINDS),
    oneOf('plan_proposals_rule_check', table.rule, PROPOSAL_RULES),
    oneOf('plan_proposals_status_check', table.status, PROPOSAL_STATUSES),
    check(
      'plan_proposals_kind_status_check',
      sql`(${table.kind} = 'change') = (${table.status} <> 'none')`,
    ),
    check('plan_proposals_reason_check', sql`length(${table.reason}) between 1 and 500`),
  ],
);
