import type { CalendarDay } from '@posedown/coaching';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type JsonRow, jsonRow, rowOf } from '../../platform/db/json-row.ts';
import { nutritionPlans, planProposals, users } from '../../platform/db/schema/index.ts';
import { lastShow } from '../shows/index.ts';

export type StoredProposal = typeof planProposals.$inferSelect;
export type NewProposal = typeof planProposals.$inferInsert;

/** An athlete with a meal plan, the week of their last proposal, and their last show. */
export interface DueAthlete {
  athleteId: string;
  timezone: string;
  lastWeek: CalendarDay | null;
  lastShow: CalendarDay | null;
}

interface DuePage {
  /** The earliest Monday in any time zone. Athletes with a proposal for it are never due. */
  monday: CalendarDay;
  /** Athletes with a show since this day are due even with a proposal. */
  onStageSince: CalendarDay;
  after: string | null;
  limit: number;
}

/**
 * Athletes who may need a proposal this week, by id. Proposals for future weeks come from a wrong clock and are
 * ignored.
 */
export async function listDue(db: Db, due: DuePage): Promise<DueAthlete[]> {
  const { monday, onStageSince, after, limit } = due;
  // One day past the current week in any time zone. Each athlete's own time zone decides which shows are over.
  const last = lastShow(nutritionPlans.userId, sql`(${monday}::date + 8)`);
  const lastWeek = sql<CalendarDay | null>`(
    select max(${planProposals.weekOf})::text from ${planProposals}
    where ${planProposals.athleteId} = ${nutritionPlans.userId}
      and ${planProposals.weekOf} <= ${monday}::date)`;
  return db
    .select({
      athleteId: nutritionPlans.userId,
      timezone: users.timezone,
      lastWeek,
      lastShow: last,
    })
    .from(nutritionPlans)
    .innerJoin(users, eq(users.id, nutritionPlans.userId))
    .where(
      and(
        nutritionPlans.isActive,
        after === null ? undefined : gt(nutritionPlans.userId, after),
        or(isNull(lastWeek), lt(lastWeek, monday), gte(last, onStageSince)),
      ),
    )
    .orderBy(asc(nutritionPlans.userId))
    .limit(limit);
}

export type KnownProposal = Pick<StoredProposal, 'rule' | 'status' | 'decidedById' | 'decidedAt'>;

/** An athlete's proposal for a week. */
export async function findProposalOf(
  tx: Tx,
  athleteId: string,
  weekOf: CalendarDay,
): Promise<KnownProposal | null> {
  const { rule, status, decidedById, decidedAt } = planProposals;
  const [found] = await tx
    .select({ rule, status, decidedById, decidedAt })
    .from(planProposals)
    .where(and(eq(planProposals.athleteId, athleteId), eq(planProposals.weekOf, weekOf)));
  return found ?? null;
}

/** Undecided proposals. */
export const UNDECIDED: readonly StoredProposal['status'][] = ['open', 'expired', 'none'];

/**
 * Stores this week's proposal, replacing an open or earlier one. Deletes undecided ones for future weeks, which come
 * from a wrong clock. Call it with the athlete locked.
 */
export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<StoredProposal> {
  const { athleteId, weekOf } = proposal;
  await tx
    .delete(planProposals)
    .where(
      and(
        eq(planProposals.athleteId, athleteId),
        or(
          eq(planProposals.weekOf, weekOf),
          and(gt(planProposals.weekOf, weekOf), inArray(planProposals.status, [...UNDECIDED])),
        ),
      ),
    );
  await tx
    .update(planProposals)
    .set({ status: 'expired' })
    .where(and(eq(planProposals.athleteId, athleteId), eq(planProposals.status, 'open')));
  const [stored] = await tx.insert(planProposals).values(proposal).returning();
  if (!stored) throw new Error('the proposal was not stored');
  return stored;
}

interface ProposalPage {
  before: CalendarDay | undefined;
  limit: number;
  /** Only proposals with these statuses. */
  statuses?: readonly StoredProposal['status'][];
}

export type ShownProposal = StoredProposal & { decidedBy: string | null };

/** An athlete’s proposals, newest first. */
export async function listProposals(
  db: Db,
  athleteId: string,
  { before, limit, statuses }: ProposalPage,
): Promise<ShownProposal[]> {
  const rows = await db
    .select({ proposal: planProposals, decidedBy: users.name })
    .from(planProposals)
    .leftJoin(users, eq(users.id, planProposals.decidedById))
    .where(
      and(
        eq(planProposals.athleteId, athleteId),
        before ? lt(planProposals.weekOf, before) : undefined,
        statuses ? inArray(planProposals.status, [...statuses]) : undefined,
      ),
    )
    .orderBy(desc(planProposals.weekOf))
    .limit(limit);
  return rows.map(({ proposal, decidedBy }) => ({ ...proposal, decidedBy }));
}

export interface JsonProposal {
  proposal: JsonRow<typeof planProposals>;
  decidedBy: string | null;
}

/** An athlete's newest proposal. For use inside larger statements. */
export const latestProposal = (athleteId: SQLWrapper) => sql<JsonProposal | null>`(
  select json_build_object('proposal', ${jsonRow(planProposals)}, 'decidedBy', ${users.name})
  from ${planProposals} left join ${users} on ${users.id} = ${planProposals.decidedById}
  where ${planProposals.athleteId} = ${athleteId} order by ${planProposals.weekOf} desc limit 1)`;

export const fromJsonProposal = ({ proposal, decidedBy }: JsonProposal): ShownProposal => ({
  ...rowOf(planProposals, proposal),
  decidedBy,
});

/** An athlete's proposal awaiting a decision. */
export async function findOpenProposal(tx: Tx, athleteId: string): Promise<StoredProposal | null> {
  const [open] = await tx
    .select()
    .from(planProposals)
    .where(and(eq(planProposals.athleteId, athleteId), eq(planProposals.status, 'open')));
  return open ?? null;
}

/** The athlete of a proposal. Null if it doesn't exist. */
export async function findProposalAthlete(db: Db, proposalId: string): Promise<string | null> {
  const [row] = await db
    .select({ athleteId: planProposals.athleteId })
    .from(planProposals)
    .where(eq(planProposals.id, proposalId));
  return row?.athleteId ?? null;
}

const isOne = (athleteId: string, id: string) =>
  and(eq(planProposals.athleteId, athleteId), eq(planProposals.id, id));

/** A proposal, locked until the transaction ends. */
export async function lockProposal(tx: Tx, athleteId: string, id: string) {
  const [proposal] = await tx
    .select()
    .from(planProposals)
    .where(isOne(athleteId, id))
    .for('update');
  return proposal ?? null;
}

export async function saveDecision(
  tx: Tx,
  { athleteId, id }: Pick<StoredProposal, 'athleteId' | 'id'>,
  decision: Partial<NewProposal>,
): Promise<StoredProposal> {
  const [stored] = await tx
    .update(planProposals)
    .set(decision)
    .where(isOne(athleteId, id))
    .returning();
  if (!stored) throw new Error('the decision was not stored');
  return stored;
}
