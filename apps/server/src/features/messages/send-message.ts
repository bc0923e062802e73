import { calendarDayIn } from '@posedown/coaching';
import type { MessageBody } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { holdPerson, type Person } from '../athletes/index.ts';
import { attachPhotos } from '../photos/index.ts';
import { alertToSigns } from './alert-to-signs.ts';
import type { ThreadParties } from './find-thread.ts';
import { findMessageByKey, insertMessage, isSentBefore, type StoredMessage } from './queries.ts';

type Needed = Pick<Services, 'db' | 'now' | 'events'>;

/**
 * Writes a line to the other one of the thread and tells both. The same line sent again answers with
 * the one it made the first time.
 * @throws AppError `conflict` where nobody coaches the athlete, `invalid_input` for a photo that is
 * not there, `not_found` for a coach who handed the athlete over meanwhile
 */
export async function sendMessage(
  services: Needed,
  actor: Actor,
  thread: Pick<ThreadParties, 'athlete'>,
  body: MessageBody,
): Promise<StoredMessage> {
  const { athlete } = thread;
  const line = {
    ...body,
    photoIds: [...new Set(body.photoIds)],
    ...{ athleteId: athlete.id, fromUserId: actor.userId },
  };
  const { message, coachId } = await storeOnce(services, line);
  const both = coachId ? [athlete.id, coachId] : [athlete.id];
  services.events.publish(both, { type: 'message', athleteId: athlete.id });
  return message;
}

interface Line extends MessageBody {
  photoIds: string[];
  athleteId: string;
  fromUserId: string;
}

interface Sent {
  message: StoredMessage;
  /** Null where a line was sent again whose coach is gone. */
  coachId: string | null;
}

/** Stores a line once, and puts a warning sign in it before the coach. */
async function storeOnce({ db, now }: Needed, line: Line): Promise<Sent> {
  try {
    return await db.transaction((tx) => store(tx, line, now()));
  } catch (error) {
    const { requestKey } = line;
    // Sent a second time, its photos belong to the first line already.
    const first =
      requestKey && (isSentBefore(error) || error instanceof AppError)
        ? await findMessageByKey(db, { ...line, requestKey })
        : null;
    if (!first) throw error;
    const { fromUserId, toUserId } = first;
    return { message: first, coachId: fromUserId === line.athleteId ? toUserId : fromUserId };
  }
}

async function store(tx: Db, line: Line, at: Date): Promise<Sent> {
  const { athleteId, fromUserId } = line;
  const { athlete, coachId } = await holdParties(tx, line);
  const date = calendarDayIn(at, athlete.timezone);
  const photos = { ids: line.photoIds, purpose: 'message', date, field: 'photoIds' } as const;
  await attachPhotos(tx, { userId: athleteId, ...photos });
  const toUserId = fromUserId === athleteId ? coachId : athleteId;
  const message = await insertMessage(tx, { ...line, toUserId, createdAt: at }, coachId);
  await alertToSigns(tx, { athlete, coachId }, message, at);
  return { message, coachId };
}

/**
 * The athlete and whoever coaches them at this moment: they may have been handed over since the thread
 * was opened, and whoever hands them over waits until the line is stored.
 */
async function holdParties(
  tx: Db,
  { athleteId, fromUserId }: Line,
): Promise<{ athlete: Person; coachId: string }> {
  const athlete = await holdPerson(tx, athleteId);
  if (!athlete) throw notFound('That athlete');
  const { coachId } = athlete;
  if (!coachId) {
    throw new AppError('conflict', {
      userMessage: 'You have no coach yet, so there is nobody to read this.',
    });
  }
  if (fromUserId !== athleteId && fromUserId !== coachId) throw notFound('That athlete');
  return { athlete, coachId };
}
