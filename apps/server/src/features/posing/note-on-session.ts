import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { changedMeanwhile, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { hasSession, type StoredSession, updateNotes } from './queries.ts';

interface Note {
  /** As the caller, their coach, has seen them. */
  athlete: Person;
  sessionId: string;
  coachNotes: string;
  version: number;
}

/**
 * Writes the coach's notes on a session, and tells both.
 * @throws AppError `not_found` for a session that the athlete does not have, `changed_meanwhile` for
 * an outdated version.
 */
export async function noteOnSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  { athlete, coachNotes, ...about }: Note,
): Promise<StoredSession> {
  const note = { ...about, userId: athlete.id };
  return writeForAthlete({ db, now }, { athlete }, { affects: 'view' }, async (tx) => {
    const session = await updateNotes(tx, { ...note, coachNotes: coachNotes || null });
    if (session) {
      const event = { action: 'posing feedback', outcome: 'done', subjectId: note.userId } as const;
      await recordAudit(tx, request, { ...event, details: { session: session.id } });
      return session;
    }
    if (!(await hasSession(tx, note))) throw notFound('That session');
    throw changedMeanwhile('these notes');
  });
}
