import { and, desc, eq, gt, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { invitations, users } from '../../platform/db/schema/index.ts';
import type { RankPlace } from '../../platform/paging.ts';

export type StoredInvitation = typeof invitations.$inferSelect;
export type NewInvitation = typeof invitations.$inferInsert;

export async function insertInvitation(db: Db, row: NewInvitation): Promise<StoredInvitation> {
  const [stored] = await db.insert(invitations).values(row).returning();
  if (!stored) throw new Error('the invitation was not stored');
  return stored;
}

/** Whether a write failed because of a duplicate form or a concurrent one to the same email. */
export function isSentBefore(error: unknown): boolean {
  const name = brokenConstraint(error);
  return name === 'invitations_request_key_key' || name === 'invitations_open_key';
}

export async function findByKey(db: Db, coachId: string, requestKey: string) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.coachId, coachId), eq(invitations.requestKey, requestKey)));
  return row ?? null;
}

/** The coach's invitation to an e-mail that was neither accepted nor revoked. */
export async function findOpen(db: Db, coachId: string, email: string) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(isOpenOf(coachId), eq(invitations.email, email)));
  return row ?? null;
}

/** The same, locked so that nobody accepts it meanwhile. */
export async function holdOpenTo(tx: Tx, coachId: string, email: string) {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(isOpenOf(coachId), eq(invitations.email, email)))
    .for('update');
  return row ?? null;
}

/** One of the coach's own, locked until the transaction ends. */
export async function lockInvitation(tx: Tx, coachId: string, id: string) {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.coachId, coachId)))
    .for('update');
  return row ?? null;
}

export async function updateInvitation(
  db: Db,
  id: string,
  change: Partial<NewInvitation>,
): Promise<StoredInvitation> {
  const [row] = await db.update(invitations).set(change).where(eq(invitations.id, id)).returning();
  if (!row) throw new Error('the invitation is gone');
  return row;
}

interface Page {
  coachId: string;
  limit: number;
  /** The last one of the page before. */
  after: RankPlace | null;
}

/** What waits for an answer, or has expired without one, comes before what is settled. */
const RANK = sql<number>`(${invitations.acceptedAt} is not null or ${invitations.revokedAt} is not null)::int`;
export const rankOf = ({ acceptedAt, revokedAt }: StoredInvitation) =>
  acceptedAt || revokedAt ? 1 : 0;
/** As stored in the cursor. */
const SENT = sql<Date>`date_trunc('milliseconds', ${invitations.sentAt})`;

/**
 * A coach's invitations, actionable ones first, then by last sent, with the name of the athlete while they are this
 * coach's.
 */
export async function listInvitations(db: Db, { coachId, limit, after }: Page) {
  const rows = await db
    .select({ invitation: invitations, athleteId: users.id })
    .from(invitations)
    .leftJoin(users, and(eq(users.id, invitations.athleteId), eq(users.coachId, coachId)))
    .where(
      and(
        eq(invitations.coachId, coachId),
        after
          ? sql`(${RANK} > ${after.rank} or (${RANK} = ${after.rank} and (${SENT}, ${invitations.id})
              < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)))`
          : undefined,
      ),
    )
    .orderBy(RANK, desc(SENT), desc(invitations.id))
    .limit(limit);
  return rows.map(({ invitation, athleteId }): StoredInvitation => ({ ...invitation, athleteId }));
}

/** What a link of a coach of the practice leads to, whatever became of it. */
export async function findByToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ invitation: invitations, coachName: users.name })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.coachId), isNull(users.leftAt)))
    .where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}

/** The same, locked so that it can't be used twice. */
export async function holdByToken(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, tokenHash))
    .for('update');
  return row ?? null;
}

/** Whether the email belongs to one of this coach's athletes. */
export async function findOwnAthlete(db: Db, coachId: string, email: string) {
  const [row] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.email, email), eq(users.coachId, coachId)));
  return row ?? null;
}

/**
 * Moves open invitations to another coach. If both invited the same person, the working link stays, or the other
 * coach's own if both work.
 */
export async function moveOpenInvitations(tx: Tx, fromId: string, toId: string, now: Date) {
  await makeRoom(tx, fromId, toId, now);
  const theirs = tx.select({ email: invitations.email }).from(invitations).where(isOpenOf(toId));
  await tx
    .update(invitations)
    .set({ coachId: toId })
    .where(and(isOpenOf(fromId), notInArray(invitations.email, theirs)));
  await revokeOpenInvitations(tx, fromId, now);
}

/** Revokes expired ones if the other coach's to the same email still works. */
async function makeRoom(tx: Tx, fromId: string, toId: string, now: Date) {
  const working = tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(isOpenOf(fromId), gt(invitations.expiresAt, now)));
  await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(
      and(isOpenOf(toId), lte(invitations.expiresAt, now), inArray(invitations.email, working)),
    );
}

export async function deleteEndedInvitations(db: Db, before: Date) {
  const isOver = or(lt(invitations.expiresAt, before), lt(invitations.revokedAt, before));
  await db.delete(invitations).where(and(isNull(invitations.acceptedAt), isOver));
}

/** Revokes a coach's unaccepted invitations. */
export async function revokeOpenInvitations(tx: Tx, coachId: string, now: Date) {
  await tx.update(invitations).set({ revokedAt: now }).where(isOpenOf(coachId));
}

const isOpenOf = (coachId: string) =>
  and(
    eq(invitations.coachId, coachId),
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
  );
