import { calendarDayIn } from '@posedown/coaching';
import type { MessageBody } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { type Sent as Request, sentAs, storeOnce } from '../../platform/db/store-once.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { actOnSigns, NO_FINDINGS, scanText, type TextScan } from '../insights/index.ts';
import { notifyPerson } from '../notices/index.ts';
import { attachExtras } from './extras/attach-extras.ts';
import type { ThreadParties } from './find-thread.ts';
import {
  findMessageByKey,
  insertMessage,
  isDuplicateMessage,
  type StoredMessage,
} from './queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'events'>;

/**
 * Sends a message and notifies both parties. A duplicate returns the first message. @throws AppError `conflict`
 * without a coach, `invalid_input` for a missing photo, `not_found` for a coach who handed the athlete over meanwhile
 */
export async function sendMessage(
  services: Deps,
  actor: Actor,
  thread: Pick<ThreadParties, 'athlete'>,
  body: MessageBody,
): Promise<StoredMessage> {
  const { athlete } = thread;
  const isByAthlete = actor.userId === athlete.id;
  const line = {
    ...body,
    ...(isByAthlete ? await scanText(body.content) : NO_FINDINGS),
    ...sentAs(body.requestKey, body),
    ...{ athleteId: athlete.id, fromUserId: actor.userId },
  };
  const { message, coachId } = await storeMessage(services, line);
  const both = coachId ? [athlete.id, coachId] : [athlete.id];
  services.events.publish(both, { type: 'message', athleteId: athlete.id });
  return message;
}

interface Line extends Omit<MessageBody, 'requestKey'>, Request, TextScan {
  athleteId: string;
  fromUserId: string;
}

interface Sent {
  message: StoredMessage;
  /** Null for a duplicate if the coach has left since. */
  coachId: string | null;
}

interface Stored extends Sent {
  isOnHold: boolean;
}

/** A coach who writes must still coach the athlete, who may have been handed over since the thread was opened. */
export const writerOf = ({ athleteId, fromUserId }: Pick<Line, 'athleteId' | 'fromUserId'>) => ({
  athlete: { id: athleteId, coachId: fromUserId },
  actor: { userId: fromUserId },
});

/** Stores a message once and alerts the coach to warning signs. */
function storeMessage({ db, now }: Deps, line: Line): Promise<Sent> {
  return storeOnce<Sent>(
    {
      sent: line,
      // On a repeat, its photos already belong to the first message, which throws an AppError.
      isAlreadyStored: (error) => isDuplicateMessage(error) || error instanceof AppError,
      findFirst: async (requestKey) => {
        const first = await findMessageByKey(db, { ...line, requestKey });
        if (!first) return null;
        const { fromUserId, toUserId } = first;
        return { message: first, coachId: fromUserId === line.athleteId ? toUserId : fromUserId };
      },
      hashOf: ({ message }) => message.requestHash,
    },
    () => {
      const affects = ({ isOnHold }: Stored) => (isOnHold ? 'standing' : 'none');
      return writeForAthlete({ db, now }, writerOf(line), { affects }, (tx, athlete) =>
        storeAndNotify(tx, athlete, line, now()),
      );
    },
  );
}

interface Written extends Pick<MessageBody, 'markedPhotos' | 'links' | 'voiceNoteId'> {
  coachId: string;
  content: string;
  /** Whether it is part of something that has a notice of its own. */
  isPart?: boolean;
  /** Stored with the message, so that a repeated request finds it. */
  requestKey?: string;
}

/**
 * Sends a coach's message to an athlete inside a transaction that has locked the athlete. Both parties are notified
 * after the commit.
 */
export async function writeToAthlete(
  tx: Tx,
  athlete: Person,
  { coachId, content, isPart = false, requestKey, ...extras }: Written,
  at: Date,
): Promise<StoredMessage> {
  const line = { content, ...extras, fromUserId: coachId, ...NO_FINDINGS };
  const sent = sentAs(requestKey, { content });
  const write = isPart ? store : storeAndNotify;
  const { message } = await write(tx, athlete, { ...line, ...sent, athleteId: athlete.id }, at);
  notifyOnCommit(tx, [athlete.id, coachId], { type: 'message', athleteId: athlete.id });
  return message;
}

async function storeAndNotify(tx: Tx, athlete: Person, line: Line, at: Date): Promise<Stored> {
  const stored = await store(tx, athlete, line, at);
  const { id: subject, toUserId: userId } = stored.message;
  const about = { kind: 'message', subject, aboutId: line.athleteId } as const;
  if (userId) await notifyPerson(tx, { userId, ...about }, at);
  return stored;
}

async function store(tx: Tx, athlete: Person, line: Line, at: Date): Promise<Stored> {
  const { athleteId, fromUserId } = line;
  const { coachId } = athlete;
  if (!coachId) {
    throw new AppError('conflict', {
      userMessage: 'You don’t have a coach yet, so no one would read this.',
    });
  }
  const date = calendarDayIn(at, athlete.timezone);
  const extras = await attachExtras(tx, { athleteId, fromUserId, date }, line);
  const toUserId = fromUserId === athleteId ? coachId : athleteId;
  const message = await insertMessage(tx, { ...line, ...extras, toUserId, createdAt: at }, coachId);
  let isOnHold = false;
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
    isOnHold = await actOnSigns(tx, athlete, found, at);
  }
  return { message, coachId, isOnHold };
}
