import type { CoachFeedback } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { notFound, refuseOutdated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type Person, writeForAthlete } from '../../athletes/index.ts';
import { findSession, type StoredSession, updateSession } from './queries.ts';

interface Asked {
  /** As the caller, their coach, has seen them. */
  athlete: Person;
  sessionId: string;
}

/**
 * Writes the coach's words on a session of one of their athletes, and tells both.
 * @throws AppError `not_found` for a session that the athlete does not have, `changed_meanwhile` for
 * an outdated version.
 */
export async function giveFeedback(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  { athlete, sessionId }: Asked,
  { coachFeedback, nextSessionGoals, version }: CoachFeedback,
): Promise<StoredSession> {
  const athleteId = athlete.id;
  return writeForAthlete({ db, now }, { athlete }, { affects: 'view' }, async (tx) => {
    const session = await findSession(tx, athleteId, sessionId);
    if (!session) throw notFound('That workout');
    refuseOutdated('this feedback', session.feedbackVersion, version);
    const changed = await updateSession(tx, session, {
      coachFeedback: coachFeedback || null,
      ...(nextSessionGoals === undefined ? {} : { nextSessionGoals: nextSessionGoals || null }),
      feedbackVersion: version + 1,
    });
    const event = { action: 'workout feedback', outcome: 'done', subjectId: athleteId } as const;
    await recordAudit(tx, request, { ...event, details: { session: sessionId } });
    return changed;
  });
}
