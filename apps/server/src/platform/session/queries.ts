import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { batchCalls } from '../batch-calls.ts';
import type { Db } from '../db/database.ts';
import { preparedOn } from '../db/prepared.ts';
import { knownDevices, rosterEntries, sessions, users } from '../db/schema/index.ts';
import type { Actor } from './actor.ts';

interface FoundSession {
  actor: Actor;
  lastSeenAt: Date;
}

const findByHashes = preparedOn((db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      actor: {
        sessionId: sessions.id,
        userId: users.id,
        role: users.role,
        name: users.name,
        email: users.email,
        timezone: users.timezone,
        coachId: users.coachId,
        dataVersion: rosterEntries.version,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(rosterEntries, eq(rosterEntries.athleteId, users.id))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
        // A link in use during the removal starts a session afterward.
        isNull(users.leftAt),
      ),
    )
    .prepare('sessions_by_hash'),
);

/** Strangers may send any number of invented tokens, so one query looks up all waiting ones. */
const sessionsOn = preparedOn((db) =>
  batchCalls(async (tokenHashes) => {
    const rows = await findByHashes(db).execute({ tokenHashes });
    return new Map(rows.map((row) => [row.tokenHash, row]));
  }),
);

/** The session of a token hash, unless it has ended. Runs at every request. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<FoundSession | null> {
  const found = await sessionsOn(db)(tokenHash);
  return found && found.expiresAt > now ? found : null;
}

interface NewSession {
  userId: string;
  tokenHash: string;
  userAgent: string;
  address: string;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const [row] = await db
    .insert(sessions)
    .values({ ...session, createdAt: session.now, lastSeenAt: session.now })
    .returning({ id: sessions.id });
  if (!row) throw new Error('the session was not stored');
  return row.id;
}

export async function touchSession(db: Db, sessionId: string, now: Date, expiresAt: Date) {
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, sessionId));
}

/** A person's open sessions, most recently used first. */
export async function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sql`${sessions.lastSeenAt} desc`);
}

/** The given sessions that are still valid. */
export async function findLiveSessions(db: Db, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

/** Ends one session of a person. @returns false if they have no such session */
export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** Ends all sessions of a person except one. */
export async function deleteOtherSessions(db: Db, userId: string, exceptSessionId?: string) {
  const others = exceptSessionId
    ? and(eq(sessions.userId, userId), ne(sessions.id, exceptSessionId))
    : eq(sessions.userId, userId);
  await db.delete(sessions).where(others);
}

export async function deleteEndedSessions(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

interface KnownDevice {
  userId: string;
  tokenHash: string;
  lastUsedAt: Date;
}

export async function upsertKnownDevice(db: Db, device: KnownDevice) {
  await db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: device.lastUsedAt },
    });
}

/** Whether a device has logged in to the account of an email before. */
export async function isKnownDevice(db: Db, email: string, tokenHash: string): Promise<boolean> {
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.tokenHash, tokenHash)));
  return row !== undefined;
}

/** Deletes a person's known devices except the current one. */
export async function deleteKnownDevices(db: Db, userId: string, exceptHash?: string | null) {
  const others = exceptHash ? ne(knownDevices.tokenHash, exceptHash) : undefined;
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others));
}

export async function deleteUnusedDevices(db: Db, before: Date) {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before));
}
