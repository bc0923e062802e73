import type { Role } from '@posedown/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { unlessReadOnly } from '../db/failure.ts';
import type { Actor } from './actor.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  touchSession,
  upsertKnownDevice,
} from './queries.ts';
import { hashToken, isToken, newToken } from './token.ts';

export const SESSION_COOKIE = 'posedown_session';
/**
 * Tells the web app that requesting the session is worthwhile, and which role's screens to load. It's not secret and
 * grants nothing.
 */
export const HINT_COOKIE = 'posedown_signed_in';
/** Identifies the device at its next login. It doesn't grant access. */
const DEVICE_COOKIE = 'posedown_device';
const DEVICE_DAYS = 365;
const SESSION_DAYS = 30;
const TOUCH_AFTER_MS = 10 * 60_000;

const expiryFrom = (now: Date) => new Date(now.getTime() + SESSION_DAYS * 86_400_000);

/**
 * Logs a person in on this device: stores a session and sends its token to the browser. The
 * browser's previous session ends, because its token is overwritten.
 */
export async function startSession(
  db: Db,
  { request, reply, userId, role, now }: StartSession,
): Promise<string> {
  const { actor } = request;
  if (actor) await deleteSession(db, actor.userId, actor.sessionId);
  const token = newToken();
  const expiresAt = expiryFrom(now);
  const sessionId = await insertSession(db, {
    userId,
    tokenHash: hashToken(token),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    address: request.ip,
    now,
    expiresAt,
  });
  setCookies(token, { request, reply, role, expiresAt });
  await rememberDevice(db, { request, reply, userId, now });
  return sessionId;
}

async function rememberDevice(db: Db, { request, reply, userId, now }: Omit<StartSession, 'role'>) {
  const token = deviceToken(request) ?? newToken();
  await upsertKnownDevice(db, { userId, tokenHash: hashToken(token), lastUsedAt: now });
  const expiresAt = new Date(now.getTime() + DEVICE_DAYS * 86_400_000);
  reply.setCookie(named(request, DEVICE_COOKIE), token, cookieOptions(request, expiresAt));
}

/** The stored hash of the caller's device, or null if it has never logged in. */
export function deviceHash(request: FastifyRequest): string | null {
  const token = deviceToken(request);
  return token === null ? null : hashToken(token);
}

/** Only a well-formed token is accepted. */
function deviceToken(request: FastifyRequest): string | null {
  const token = request.cookies[named(request, DEVICE_COOKIE)] ?? '';
  return isToken(token) ? token : null;
}

interface StartSession {
  request: FastifyRequest;
  reply: FastifyReply;
  userId: string;
  role: Role;
  now: Date;
}

interface IssuedCookies extends Omit<StartSession, 'userId' | 'now'> {
  expiresAt: Date;
}

function setCookies(token: string, { request, reply, role, expiresAt }: IssuedCookies) {
  const options = cookieOptions(request, expiresAt);
  reply.setCookie(sessionCookie(request), token, options);
  reply.setCookie(HINT_COOKIE, role, { ...options, httpOnly: false });
}

interface ClearBrowser {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether to clear page storage too: drafts, saved answers, and the offline app. */
  storage: boolean;
}

/** Removes the session's cookies and cached photos from the browser. */
export function clearBrowser({ request, reply, storage }: ClearBrowser) {
  const options = cookieOptions(request);
  reply.clearCookie(sessionCookie(request), options);
  reply.clearCookie(HINT_COOKIE, { ...options, httpOnly: false });
  reply.header('clear-site-data', storage ? '"cache", "storage"' : '"cache"');
}

/** Over TLS a browser accepts the prefixed name only from this host, never from a sibling subdomain. */
const named = ({ protocol }: FastifyRequest, name: string) =>
  protocol === 'https' ? `__Host-${name}` : name;

const sessionCookie = (request: FastifyRequest) => named(request, SESSION_COOKIE);

/** The session's token as the browser sends it, not yet validated. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookie(request)];

/** The caller of the request's cookie, or null. Extends a used session, both cookie and row. */
export async function readSession(
  db: Db,
  { request, reply, now }: Omit<StartSession, 'userId' | 'role'>,
): Promise<Actor | null> {
  const token = sessionToken(request);
  if (!token) return null;
  const found = await findSession(db, hashToken(token), now);
  if (!found) return null;
  if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
    const expiresAt = expiryFrom(now);
    // If nothing can be saved, reading continues and the session is renewed later.
    const isExtended = await touchSession(db, found.actor.sessionId, now, expiresAt).then(
      () => true,
      unlessReadOnly,
    );
    if (isExtended) setCookies(token, { request, reply, role: found.actor.role, expiresAt });
  }
  return found.actor;
}

function cookieOptions(request: FastifyRequest, expires?: Date) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: request.protocol === 'https',
    ...(expires ? { expires } : {}),
  };
}
