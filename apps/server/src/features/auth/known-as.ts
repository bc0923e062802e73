import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { isKnownDevice } from '../../platform/session/queries.ts';
import { deviceHash } from '../../platform/session/session.ts';

interface Caller {
  email: string;
  request: FastifyRequest;
}

/**
 * The key that the caller's device is counted by, if the account's owner is or has been logged in on it. Null
 * otherwise.
 */
export async function knownAs(db: Db, { email, request }: Caller): Promise<string | null> {
  const { actor } = request;
  if (actor?.email === email) return actor.sessionId;
  const hash = deviceHash(request);
  return hash && (await isKnownDevice(db, email, hash)) ? hash : null;
}
