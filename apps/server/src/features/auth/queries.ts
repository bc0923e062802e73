import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { credentials, passwordLinks, users } from '../../platform/db/schema/index.ts';

const account = { id: users.id, email: users.email, name: users.name, role: users.role };

/** The account behind an e-mail in lower case, with its hash where a password was set. Who left has none. */
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
 * The hash, locked until the transaction ends. An exclusive lock: two logins that both renew an outdated hash would
 * deadlock on a shared one.
 */
export async function lockPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .for('no key update');
  return row?.passwordHash ?? null;
}

/** Gives a person a password, or another one. Works in a transaction too. */
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

/** Puts a new hash in the place of the old one; false when it is no longer the old one. */
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

/** The link's owner, or null if unknown, used or expired. */
export async function findLinkOwner(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select(account)
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(and(isOpen(tokenHash, now), isNull(users.leftAt)));
  return row ?? null;
}

/** Uses up the link; false if it was already used or has expired. */
export async function consumePasswordLink(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ id: passwordLinks.id });
  return used.length > 0;
}

/** Voids a person's unused links. */
export async function deleteOpenLinks(db: Db, userId: string) {
  await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
}

export async function deleteEndedLinks(db: Db, now: Date) {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
}

/** Whether somebody can log in: otherwise they read no alerts. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return found !== undefined;
}
