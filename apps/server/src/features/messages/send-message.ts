import { calendarDayIn } from '@posedown/coaching';
import type { MessageBody } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { type Sent as Request, sentAs, storeOnce } from '../../platform/db/sent-once.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { refreshRosterEntry } from '../athletes/index.ts';
import { actOnSigns, NOTHING_READ, readWords, type WordsRead } from '../insights/index.ts';
import { attachPhotos } from '../photos/index.ts';
import type { ThreadParties } from './find-thread.ts';
import { lockParticipants } from './lock-participants.ts';
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
  const isByAthlete = actor.userId === athlete.id;
  const line = {
    ...body,
    ...(isByAthlete ? await readWords(body.content) : NOTHING_READ),
    ...sentAs(body.requestKey, body),
    photoIds: [...new Set(body.photoIds)],
    ...{ athleteId: athlete.id, fromUserId: actor.userId },
  };
  const { message, coachId } = await storeLine(services, line);
  const both = coachId ? [athlete.id, coachId] : [athlete.id];
  services.events.publish(both, { type: 'message', athleteId: athlete.id });
  return message;
}

interface Line extends Omit<MessageBody, 'requestKey'>, Request, WordsRead {
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
function storeLine({ db, now }: Needed, line: Line): Promise<Sent> {
  return storeOnce<Sent>(
    {
      sent: line,
      // Sent a second time, its photos belong to the first line already.
      isSentBefore: (error) => isSentBefore(error) || error instanceof AppError,
      findFirst: async (requestKey) => {
        const first = await findMessageByKey(db, { ...line, requestKey });
        if (!first) return null;
        const { fromUserId, toUserId } = first;
        return { message: first, coachId: fromUserId === line.athleteId ? toUserId : fromUserId };
      },
      hashOf: ({ message }) => message.requestHash,
    },
    () => db.transaction((tx) => store(tx, line, now())),
  );
}

/**
 * Writes a coach's line to their athlete within a transaction of someone else's, who tells both.
 * @throws AppError `not_found` for a coach who does not coach them
 */
export async function writeToAthlete(
  tx: Tx,
  { coachId, athleteId, content }: { coachId: string; athleteId: string; content: string },
  at: Date,
): Promise<void> {
  const line = { content, photoIds: [], athleteId, fromUserId: coachId, ...NOTHING_READ };
  await store(tx, { ...line, ...sentAs(undefined, { content }) }, at);
}

async function store(tx: Tx, line: Line, at: Date): Promise<Sent> {
  const { athleteId, fromUserId } = line;
  const { athlete, coachId } = await lockParticipants(tx, line);
  if (!coachId) {
    throw new AppError('conflict', {
      userMessage: 'You don’t have a coach yet, so no one would read this.',
    });
  }
  const date = calendarDayIn(at, athlete.timezone);
  const photos = { ids: line.photoIds, purpose: 'message', date, field: 'photoIds' } as const;
  await attachPhotos(tx, { userId: athleteId, ...photos });
  const toUserId = fromUserId === athleteId ? coachId : athleteId;
  const message = await insertMessage(tx, { ...line, toUserId, createdAt: at }, coachId);
  if (fromUserId === athleteId) {
    const { holds, statedHolds, toConfirm } = line;
    const { id, redFlag } = message;
    const found = {
      id,
      redFlag,
      holds,
      statedHolds,
      toConfirm,
      place: 'message',
      day: date,
    } as const;
    if (await actOnSigns(tx, athlete, found, at)) await refreshRosterEntry(tx, athleteId, at);
  }
  return { message, coachId };
}
