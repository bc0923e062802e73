import { AppError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { hasSession, type StoredSession, updateNotes } from './queries.ts';

interface Note {
  /** An athlete whom the caller may see. */
  userId: string;
  sessionId: string;
  coachNotes: string;
  version: number;
}

/**
 * Writes the coach's notes on a session.
 * @throws AppError `not_found` for a session that the athlete does not have, `changed_meanwhile` for
 * an outdated version.
 */
export async function noteOnSession(
  { db }: Pick<Services, 'db'>,
  { coachNotes, ...note }: Note,
): Promise<StoredSession> {
  const session = await updateNotes(db, { ...note, coachNotes: coachNotes || null });
  if (session) return session;
  if (!(await hasSession(db, note))) throw notFound('That session');
  throw new AppError('changed_meanwhile', {
    userMessage: 'These notes were changed on another device. Reload the page and try again.',
  });
}
