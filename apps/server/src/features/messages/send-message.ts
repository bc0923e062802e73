import { calendarDayIn } from '@posedown/coaching';
import type { MessageBody } from '@posedown/contract';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from '../athletes/index.ts';
import { attachPhotos } from '../photos/index.ts';
import { alertToSigns } from './alert-to-signs.ts';
import type { ThreadParties } from './find-thread.ts';
import { findMessageByKey, insertMessage, isSentBefore, type StoredMessage } from './queries.ts';

type Needed = Pick<Services, 'db' | 'now' | 'events'>;

/**
 * Writes a line to the other one of the thread and tells both. The same line sent again answers with
 * the one it made the first time.
 * @throws AppError `conflict` where nobody coaches the athlete, `invalid_input` for a photo that is
 * not there
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
  const line = {
    ...body,
    photoIds: [...new Set(body.photoIds)],
    ...{ athleteId: athlete.id, fromUserId: actor.userId, toUserId: otherId },
  };
  const message = await storeOnce(services, line, { athlete, coachId });
  services.events.publish([athlete.id, coachId], { type: 'message', athleteId: athlete.id });
  return message;
}

interface Line extends MessageBody {
  photoIds: string[];
  athleteId: string;
  fromUserId: string;
  toUserId: string;
}

/** Stores a line once, and puts a warning sign in it before the coach. */
async function storeOnce(
  { db, now }: Needed,
  line: Line,
  about: { athlete: Person; coachId: string },
) {
  const date = calendarDayIn(now(), about.athlete.timezone);
  const photos = { ids: line.photoIds, purpose: 'message', date, field: 'photoIds' } as const;
  try {
    return await db.transaction(async (tx) => {
      await attachPhotos(tx, { userId: line.athleteId, ...photos });
      const message = await insertMessage(tx, { ...line, createdAt: now() }, about.coachId);
      await alertToSigns(tx, about, message, now());
      return message;
    });
  } catch (error) {
    const { requestKey } = line;
    // Sent a second time, its photos belong to the first line already.
    const first =
      requestKey && (isSentBefore(error) || error instanceof AppError)
        ? await findMessageByKey(db, { ...line, requestKey })
        : null;
    if (first) return first;
    throw error;
  }
}
