import type { CalendarDay } from '@posedown/coaching';
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { nutritionPlans, planProposals, users } from '../../platform/db/schema/index.ts';

export type StoredProposal = typeof planProposals.$inferSelect;
export type NewProposal = typeof planProposals.$inferInsert;

/** An athlete with a meal plan, and the week of their last proposal. */
export interface DueAthlete {
  athleteId: string;
  timezone: string;
  lastWeek: CalendarDay | null;
}

interface DuePage {
  /** The Monday where the week begins first: whoever has a proposal of it is not due anywhere. */
  monday: CalendarDay;
  after: string | null;
  limit: number;
}

/**
 * Athletes who may need a proposal for this week, in the order of their ids. A proposal of a week that has begun nowhere
 * is of a clock that was wrong, and counts for nothing.
 */
export async function listDue(db: Db, { monday, after, limit }: DuePage): Promise<DueAthlete[]> {
  const lastWeek = sql<CalendarDay | null>`(
    select max(${planProposals.weekOf})::text from ${planProposals}
    where ${planProposals.athleteId} = ${nutritionPlans.userId}
      and ${planProposals.weekOf} <= ${monday}::date)`;
  return db
    .select({ athleteId: nutritionPlans.userId, timezone: users.timezone, lastWeek })
    .from(nutritionPlans)
    .innerJoin(users, eq(users.id, nutritionPlans.userId))
    .where(
      and(
        nutritionPlans.isActive,
        after === null ? undefined : gt(nutritionPlans.userId, after),
        or(isNull(lastWeek), lt(lastWeek, monday)),
      ),
    )
    .orderBy(asc(nutritionPlans.userId))
    .limit(limit);
}

/** Whether an athlete has a proposal for a week. */
export async function hasProposal(tx: Tx, athleteId: string, weekOf: CalendarDay) {
  const isIt = and(eq(planProposals.athleteId, athleteId), eq(planProposals.weekOf, weekOf));
  return (await tx.$count(planProposals, isIt)) > 0;
}

const UNDECIDED: readonly StoredProposal['status'][] = ['open', 'expired', 'none'];

/**
 * Stores this week’s proposal in the place of an open one. Those that nobody decided on and whose week is still to come,
 * as they are once a wrong clock is set right, are deleted. Call it while the athlete’s row is locked.
 */
export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<StoredProposal> {
  const { athleteId, weekOf } = proposal;
  await tx
    .delete(planProposals)
    .where(
      and(
        eq(planProposals.athleteId, athleteId),
        gt(planProposals.weekOf, weekOf),
        inArray(planProposals.status, [...UNDECIDED]),
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
  /** Only those with these statuses. */
  statuses?: readonly StoredProposal['status'][];
}

export type ShownProposal = StoredProposal & { decidedBy: string | null };

/** An athlete’s proposals, the newest first. */
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

/** The proposal about an athlete that waits for a decision. */
export async function findOpenProposal(tx: Tx, athleteId: string): Promise<StoredProposal | null> {
  const [open] = await tx
    .select()
    .from(planProposals)
    .where(and(eq(planProposals.athleteId, athleteId), eq(planProposals.status, 'open')));
  return open ?? null;
}

/** The athlete a proposal is about; null if it doesn't exist. */
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
