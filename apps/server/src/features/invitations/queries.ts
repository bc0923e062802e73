import { and, desc, eq, gt, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { invitations, users } from '../../platform/db/schema/index.ts';
import type { RankPageEnd } from '../../platform/paging.ts';

export type StoredInvitation = typeof invitations.$inferSelect;
export type NewInvitation = typeof invitations.$inferInsert;

export async function insertInvitation(db: Db, row: NewInvitation): Promise<StoredInvitation> {
  const [stored] = await db.insert(invitations).values(row).returning();
  if (!stored) throw new Error('the invitation was not stored');
  return stored;
}

/** Whether a write failed because of a duplicate form, or a concurrent invitation to the same email. */
export function isDuplicateInvitation(error: unknown): boolean {
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

/** The coach's open invitation to an email: neither accepted nor revoked. */
export async function findOpen(db: Db, coachId: string, email: string) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(isOpenOf(coachId), eq(invitations.email, email)));
  return row ?? null;
}

/** Like `findOpen`, but locks the invitation so that it can't be accepted in the meantime. */
export async function lockOpenInvitationTo(tx: Tx, coachId: string, email: string) {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(isOpenOf(coachId), eq(invitations.email, email)))
    .for('update');
  return row ?? null;
}

/** Locks one of the coach's invitations until the transaction ends. */
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
  /** The last invitation of the previous page. */
  after: RankPageEnd | null;
}

/** Open or expired invitations come before accepted and revoked ones. */
const RANK = sql<number>`(${invitations.acceptedAt} is not null or ${invitations.revokedAt} is not null)::int`;
export const rankOf = ({ acceptedAt, revokedAt }: StoredInvitation) =>
  acceptedAt || revokedAt ? 1 : 0;
/** As stored in the cursor. */
const SENT = sql<Date>`date_trunc('milliseconds', ${invitations.sentAt})`;

/**
 * A coach's invitations, actionable ones first, then by last sent. Includes the athlete's name while they are this
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

/** Finds the invitation behind a link, in any state, if its coach is still on the team. */
export async function findByToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ invitation: invitations, coachName: users.name })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.coachId), isNull(users.leftAt)))
    .where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}

/** Like `findByToken`, but locks the invitation so that it can't be used twice. */
export async function lockByToken(tx: Tx, tokenHash: string) {
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
 * Moves open invitations to another coach. If both invited the same person, the working link stays. If both links
 * work, the other coach's stays.
 */
export async function moveOpenInvitations(tx: Tx, fromId: string, toId: string, now: Date) {
  await revokeExpiredDuplicates(tx, fromId, toId, now);
  const invitedEmails = tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(isOpenOf(toId));
  await tx
    .update(invitations)
    .set({ coachId: toId })
    .where(and(isOpenOf(fromId), notInArray(invitations.email, invitedEmails)));
  await revokeOpenInvitations(tx, fromId, now);
}

/** Revokes the other coach's expired invitations if the moving one to the same email still works. */
async function revokeExpiredDuplicates(tx: Tx, fromId: string, toId: string, now: Date) {
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
