import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { credentials, passwordLinks, users } from '../../platform/db/schema/index.ts';

const account = { id: users.id, email: users.email, name: users.name, role: users.role };

/**
 * The account of a lower-case email, with its password hash if one is set. Removed coaches have no
 * account.
 */
export async function findAccount(db: Db, email: string) {
  const [row] = await db
    .select({ ...account, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.email, email), isNull(users.leftAt)));
  return row ?? null;
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return row?.passwordHash ?? null;
}

/**
 * Reads the hash and locks it until the transaction ends. The lock is exclusive: with a shared
 * lock, two logins renewing an outdated hash would deadlock.
 */
export async function lockPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .for('no key update');
  return row?.passwordHash ?? null;
}

/** Sets or replaces a person's password. Can run inside a transaction. */
export async function setPasswordHash(db: Db, userId: string, passwordHash: string, now: Date) {
  await db
    .insert(credentials)
    .values({ userId, passwordHash, changedAt: now })
    .onConflictDoUpdate({
      target: credentials.userId,
      set: { passwordHash, changedAt: now },
    });
}

export async function deletePasswordHash(db: Db, userId: string) {
  await db.delete(credentials).where(eq(credentials.userId, userId));
}

interface Replacement {
  userId: string;
  oldHash: string;
  newHash: string;
  now: Date;
}

/** Replaces a hash. @returns false if the old hash is no longer current */
export async function replacePasswordHash(
  db: Db,
  { userId, oldHash, newHash, now }: Replacement,
): Promise<boolean> {
  const replaced = await db
    .update(credentials)
    .set({ passwordHash: newHash, changedAt: now })
    .where(and(eq(credentials.userId, userId), eq(credentials.passwordHash, oldHash)))
    .returning({ userId: credentials.userId });
  return replaced.length > 0;
}

export async function insertPasswordLink(db: Db, link: typeof passwordLinks.$inferInsert) {
  await db.insert(passwordLinks).values(link);
}

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(passwordLinks.tokenHash, tokenHash),
    isNull(passwordLinks.usedAt),
    gt(passwordLinks.expiresAt, now),
  );

/** The link's owner. Null if the link is unknown, used or expired. */
export async function findLinkOwner(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select(account)
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(and(isOpen(tokenHash, now), isNull(users.leftAt)));
  return row ?? null;
}

/** Marks the link as used. @returns false if it was already used or has expired */
export async function consumePasswordLink(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ id: passwordLinks.id });
  return used.length > 0;
}

/** Deletes a person's unused links. */
export async function deleteOpenLinks(db: Db, userId: string) {
  await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
}

export async function deleteEndedLinks(db: Db, now: Date) {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
}

/** Whether a person can log in. Without a password they can't read alerts. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return found !== undefined;
}
