import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { listSessions } from '../../platform/session/queries.ts';

/** The devices on which the caller is signed in, the latest seen first. */
export async function listDevices({ db, now }: Services, actor: Actor) {
  const sessions = await listSessions(db, actor.userId, now());
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === actor.sessionId,
    userAgent: session.userAgent,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }));
}
