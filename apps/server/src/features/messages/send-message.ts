import { checkText } from '@posedown/coaching';
import type { MessageBody } from '@posedown/contract';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { raiseAlert } from '../insights/index.ts';
import type { ThreadParties } from './find-thread.ts';
import { findMessageByKey, insertMessage, isSentBefore, type StoredMessage } from './queries.ts';

type Needed = Pick<Services, 'db' | 'now' | 'events'>;

/**
 * Writes a line to the other one of the thread and tells both. The same line sent again answers with
 * the one it made the first time.
 * @throws AppError `conflict` where nobody coaches the athlete
 */
export async function sendMessage(
  services: Needed,
  actor: Actor,
  thread: ThreadParties,
  body: MessageBody,
): Promise<StoredMessage> {
  const { athlete, coachId, otherId } = thread;
  if (!coachId || !otherId) {
    throw new AppError('conflict', {
      userMessage: 'You have no coach yet, so there is nobody to read this.',
    });
  }
  const line = { ...body, athleteId: athlete.id, fromUserId: actor.userId, toUserId: otherId };
  const { message, isAlarming } = await storeOnce(services, line, { coachId, name: athlete.name });
  services.events.publish([athlete.id, coachId], { type: 'message', athleteId: athlete.id });
  if (isAlarming) {
    services.events.publish([coachId], { type: 'alert', athleteId: athlete.id });
  }
  return message;
}

/** Whom an alert about the line goes to, and about whom it is. */
interface Raised {
  coachId: string;
  name: string;
}

interface Line extends MessageBody {
  athleteId: string;
  fromUserId: string;
  toUserId: string;
}

/** Stores a line once. `isAlarming`: a warning sign in it is now before the coach. */
async function storeOnce({ db, now }: Needed, line: Line, { coachId, name }: Raised) {
  const isFromAthlete = line.fromUserId === line.athleteId;
  try {
    return await db.transaction(async (tx) => {
      const message = await insertMessage(tx, { ...line, createdAt: now() }, coachId);
      const finding = isFromAthlete ? checkText(line.content, name, message.id) : null;
      if (finding) await raiseAlert(tx, { athleteId: line.athleteId, coachId }, finding, now());
      return { message, isAlarming: finding !== null };
    });
  } catch (error) {
    const { requestKey } = line;
    const first =
      requestKey && isSentBefore(error)
        ? await findMessageByKey(db, { ...line, requestKey })
        : null;
    if (first) return { message: first, isAlarming: false };
    throw error;
  }
}
