import type { FinishSession } from '@posedown/contract';
import { AppError, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { writeForAthlete } from '../../athletes/index.ts';
import { minutesUntil } from './minutes.ts';
import { deleteSession, findSession, type StoredSession, updateSession } from './queries.ts';
import { reviewRecovery } from './review-recovery.ts';

type Doors = Pick<Services, 'db' | 'now'>;

/**
 * Finishes a session, brings the roster up to date, and tells the coach where a deload may be due. Sent
 * again it changes only how the session felt.
 * @throws AppError `conflict` where no set was done.
 */
export async function finishSession(
  { db, now }: Doors,
  { userId }: Actor,
  sessionId: string,
  { finishedAt, ...feelings }: FinishSession,
): Promise<StoredSession> {
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx, athlete) => {
    const session = await findSession(tx, userId, sessionId);
    if (!session) throw notFound('That workout');
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
    });
    await reviewRecovery(tx, athlete, finished, now());
    return finished;
  });
}

/**
 * Throws an unfinished session away.
 * @throws AppError `conflict` for a finished one: it is what the athlete really did.
 */
export async function abandonSession({ db, now }: Doors, { userId }: Actor, sessionId: string) {
  await writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
    const session = await findSession(tx, userId, sessionId);
    if (!session) throw notFound('That workout');
    if (session.completed) {
      throw new AppError('conflict', { userMessage: 'That workout is already finished.' });
    }
    await deleteSession(tx, userId, sessionId);
  });
}
