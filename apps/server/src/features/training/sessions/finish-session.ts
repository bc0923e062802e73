import { maxesOfSession } from '@posedown/coaching';
import type { CoachFeedback, FinishSession } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { AppError, notFound, refuseOutdated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../../athletes/index.ts';
import { deleteSession, findSession, type StoredSession, updateSession } from './queries.ts';
import { reviewRecovery } from './review-recovery.ts';
import { minutesUntil } from './to-session.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/**
 * Finishes a session, refreshes the roster, and alerts the coach if a deload may be due. A repeat only changes the
 * ratings.
 * @throws AppError `conflict` without a set
 */
export async function finishSession(
  { db, now }: Deps,
  { userId }: Actor,
  sessionId: string,
  { finishedAt, ...feelings }: FinishSession,
): Promise<StoredSession> {
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx, athlete) => {
    const session = await findSession(tx, userId, sessionId);
    if (!session) throw notFound('Workout');
    if (session.exerciseData.every(({ sets }) => sets.length === 0)) {
      throw new AppError('conflict', {
        userMessage: 'No sets logged yet. Log one, or discard the workout.',
      });
    }
    const end = new Date(Math.min(Date.parse(finishedAt), now().getTime()));
    const finished = await updateSession(tx, session, {
      ...feelings,
      completed: true,
      duration: session.duration ?? minutesUntil(session, end),
      maxes: maxesOfSession(session.exerciseData),
    });
    await reviewRecovery(tx, athlete, finished, now());
    return finished;
  });
}

/**
 * Discards an unfinished session.
 * @throws AppError `conflict` for a finished one
 */
export async function abandonSession({ db, now }: Deps, { userId }: Actor, sessionId: string) {
  await writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
    const session = await findSession(tx, userId, sessionId);
    if (!session) throw notFound('Workout');
    if (session.completed) {
      throw new AppError('conflict', { userMessage: 'That workout is already finished.' });
    }
    await deleteSession(tx, userId, sessionId);
  });
}

interface GiveFeedbackInput {
  /** The athlete as loaded when permission was checked. */
  athlete: Person;
  sessionId: string;
}

/**
 * Saves the coach's feedback on a session and notifies both. @throws AppError `not_found` for an unknown session,
 * `changed_meanwhile` for an outdated version
 */
export async function saveFeedback(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  { athlete, sessionId }: GiveFeedbackInput,
  { coachFeedback, nextSessionGoals, version }: CoachFeedback,
): Promise<StoredSession> {
  const athleteId = athlete.id;
  return writeForAthlete({ db, now }, { athlete }, { affects: 'view' }, async (tx) => {
    const session = await findSession(tx, athleteId, sessionId);
    if (!session) throw notFound('Workout');
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
