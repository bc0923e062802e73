import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
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

const OUTDATED = 'These notes were changed on another device. Reload the page and try again.';

/**
 * Writes the coach's notes on a session.
 * @throws AppError `not_found` for a session that the athlete does not have, `changed_meanwhile` for
 * an outdated version.
 */
export async function noteOnSession(
  { db }: Pick<Services, 'db'>,
  request: FastifyRequest,
  { coachNotes, ...note }: Note,
): Promise<StoredSession> {
  return db.transaction(async (tx) => {
    const session = await updateNotes(tx, { ...note, coachNotes: coachNotes || null });
    if (session) {
      const event = { action: 'posing feedback', outcome: 'done', subjectId: note.userId } as const;
      await recordAudit(tx, request, { ...event, details: { session: session.id } });
      return session;
    }
    if (!(await hasSession(tx, note))) throw notFound('That session');
    throw new AppError('changed_meanwhile', { userMessage: OUTDATED });
  });
}
