import {
  SCHEDULE_MAX_DAYS,
  SCHEDULE_MIN_MINUTES,
  SCHEDULED_PER_ATHLETE,
  SCHEDULED_PER_COACH,
  type ScheduledBody,
  type ScheduledChange,
} from '@posedown/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { sentAs, storeOnce } from '../../../platform/db/store-once.ts';
import { AppError, badField, notFound, refuseOutdated } from '../../../platform/errors.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import type { Services } from '../../../platform/services.ts';
import { writeForAthlete } from '../../athletes/index.ts';
import { writerOf } from '../send-message.ts';
import {
  countListed,
  findScheduled,
  findScheduledByKey,
  insertScheduled,
  isDuplicateScheduled,
  lockScheduled,
  lockScheduledOf,
  type NamedScheduled,
  type ScheduledKey,
  type StoredScheduled,
  updateScheduled,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** Athletes never see scheduled messages, so nothing of theirs changes. */
export const UNSEEN = { affects: 'none' } as const;

export const writerOfScheduled = ({ athleteId, coachId }: Omit<ScheduledKey, 'scheduledId'>) =>
  writerOf({ athleteId, fromUserId: coachId });

/**
 * Schedules a message. A duplicate returns the one already stored. @throws AppError `not_found` if the athlete was
 * handed over, `invalid_input` for a time out of range, `conflict` above a limit
 */
export function scheduleMessage(
  { db, now }: Needs,
  of: Omit<ScheduledKey, 'scheduledId'>,
  { requestKey, ...fields }: ScheduledBody,
): Promise<NamedScheduled> {
  const sent = sentAs(requestKey, fields);
  return storeOnce<NamedScheduled>(
    {
      sent,
      // A repeated request may arrive when its time has passed or the limit is reached.
      isAlreadyStored: (error) => isDuplicateScheduled(error) || error instanceof AppError,
      findFirst: (key) => findScheduledByKey(db, of, key),
      hashOf: ({ scheduled }) => scheduled.requestHash,
    },
    () =>
      writeForAthlete({ db, now }, writerOfScheduled(of), UNSEEN, async (tx) => {
        const { content } = fields;
        const sendAt = readSendAt(fields.sendAt, now());
        await lockScheduledOf(tx, of.coachId);
        const row = { ...of, ...sent, content, sendAt, createdAt: now() };
        const scheduledId = await insertScheduled(tx, row);
        await requireRoom(tx, of);
        return finish(tx, { ...of, scheduledId });
      }),
  );
}

/**
 * Changes text and time. A message that wasn't sent waits again. @throws AppError `not_found` if it was sent or
 * canceled, `changed_meanwhile` for an outdated version, `invalid_input` for a time out of range
 */
export function changeScheduled(
  { db, now }: Needs,
  key: ScheduledKey,
  { version, content, sendAt }: ScheduledChange,
): Promise<NamedScheduled> {
  return writeForAthlete({ db, now }, writerOfScheduled(key), UNSEEN, async (tx) => {
    const stored = await requireScheduled(tx, key);
    refuseOutdated('this message', stored.version, version);
    const change = { content, sendAt: readSendAt(sendAt, now()), problem: null };
    await updateScheduled(tx, key, { ...change, version: version + 1 });
    return finish(tx, key);
  });
}

/**
 * Cancels a message. Repeating it is harmless. It is the coach's own list, so they can also remove what they wrote to
 * a former athlete. @throws AppError `not_found` if it was sent, or `changed_meanwhile`
 */
export function cancelScheduled(
  { db, now }: Needs,
  key: ScheduledKey,
  version: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const stored = await lockScheduled(tx, key);
    if (!stored) throw goneError();
    if (stored.deletedAt) return;
    refuseOutdated('this message', stored.version, version);
    await updateScheduled(tx, key, { deletedAt: now() });
    notifyCoach(tx, key);
  });
}

/** Restores a canceled message. @throws AppError `not_found` if it was sent, or `conflict` above a limit */
export function restoreScheduled({ db }: Needs, key: ScheduledKey): Promise<NamedScheduled> {
  return db.transaction(async (tx) => {
    await lockScheduledOf(tx, key.coachId);
    const stored = await lockScheduled(tx, key);
    if (!stored) throw goneError();
    await updateScheduled(tx, key, { deletedAt: null });
    await requireRoom(tx, key);
    return finish(tx, key);
  });
}

/** Locks a message that can still be changed. @throws AppError `not_found` */
export async function requireScheduled(tx: Tx, key: ScheduledKey): Promise<StoredScheduled> {
  const stored = await lockScheduled(tx, key);
  if (!stored || stored.deletedAt) throw goneError();
  return stored;
}

const goneError = () =>
  new AppError('not_found', {
    userMessage: 'This message is no longer scheduled. It was sent or canceled.',
  });

/** The changed message, for the reply and the coach's other open pages. */
async function finish(tx: Tx, key: ScheduledKey): Promise<NamedScheduled> {
  notifyCoach(tx, key);
  const found = await findScheduled(tx, key);
  if (!found) throw notFound('Scheduled message');
  return found;
}

export function notifyCoach(tx: Tx, { coachId, athleteId }: Omit<ScheduledKey, 'scheduledId'>) {
  notifyOnCommit(tx, [coachId], { type: 'message', athleteId });
}

function readSendAt(sendAt: string, now: Date): Date {
  const at = new Date(sendAt);
  const ahead = at.getTime() - now.getTime();
  if (ahead < SCHEDULE_MIN_MINUTES * 60_000) {
    throw badField('sendAt', 'Choose a time at least a minute from now.');
  }
  if (ahead > SCHEDULE_MAX_DAYS * 86_400_000) {
    throw badField('sendAt', 'Choose a time within the next year.');
  }
  return at;
}

/** Counts after the write, so that a repeated request finds its first result even at the limit. */
async function requireRoom(tx: Tx, { athleteId, coachId }: Omit<ScheduledKey, 'scheduledId'>) {
  if ((await countListed(tx, { coachId, athleteId })) > SCHEDULED_PER_ATHLETE) {
    throw new AppError('conflict', {
      userMessage: `${SCHEDULED_PER_ATHLETE} messages to this athlete already wait. Send or cancel one first.`,
    });
  }
  if ((await countListed(tx, { coachId, athleteId: undefined })) > SCHEDULED_PER_COACH) {
    throw new AppError('conflict', {
      userMessage: 'You already have 1,000 scheduled messages. Send or cancel some first.',
    });
  }
}
