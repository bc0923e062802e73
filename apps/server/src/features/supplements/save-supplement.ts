import { calendarDayIn } from '@posedown/coaching';
import type { SupplementBody, SupplementChange } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { sentAs, storeOnce } from '../../platform/db/sent-once.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { holdPerson, renewVersion } from '../athletes/index.ts';
import { holdSeen } from './hold-supplement.ts';
import {
  countListed,
  findByKey,
  insertSupplement,
  isSentBefore,
  type StoredSupplement,
  updateSupplement,
} from './queries.ts';

/** Far more than anybody takes; a list is read whole. */
const MOST_SUPPLEMENTS = 50;

type Needs = Pick<Services, 'db' | 'now'>;

/**
 * Puts something onto the caller's list, from their today on. The same form sent again answers with
 * what it made the first time. @throws AppError `conflict` where the list is full, `request_key_reused`
 */
export function addSupplement(
  { db, now }: Needs,
  { userId, timezone }: Actor,
  { requestKey, ...body }: SupplementBody,
): Promise<StoredSupplement> {
  const sent = sentAs(requestKey, body);
  return storeOnce(
    {
      sent,
      // What filled the list may be this very form.
      isSentBefore: (error) => isSentBefore(error) || isFull(error),
      findFirst: (key) => findByKey(db, userId, key),
      hashOf: ({ requestHash }) => requestHash,
    },
    () =>
      db.transaction(async (tx) => {
        await refuseFull(tx, userId);
        const startedOn = calendarDayIn(now(), timezone);
        const row = { ...body, ...sent, userId, note: body.note || null, startedOn };
        const stored = await insertSupplement(tx, { ...row, createdAt: now() });
        await renewVersion(tx, userId);
        return stored;
      }),
  );
}

/** Corrects a line of the caller's list. @throws AppError `not_found`, `changed_meanwhile` */
export function changeSupplement(
  { db }: Pick<Services, 'db'>,
  { userId }: Actor,
  { supplementId, version, note, ...fields }: SupplementChange & { supplementId: string },
): Promise<StoredSupplement> {
  return db.transaction(async (tx) => {
    const before = await holdSeen(tx, { userId, supplementId, version });
    const stored = await updateSupplement(tx, before, { ...fields, note: note || null });
    await renewVersion(tx, userId);
    return stored;
  });
}

/**
 * Two that are added at once wait for one another.
 * @throws AppError `conflict` where nothing more fits onto the caller's list
 */
export async function refuseFull(tx: Db, userId: string) {
  await holdPerson(tx, userId);
  if ((await countListed(tx, userId)) < MOST_SUPPLEMENTS) return;
  throw new AppError('conflict', {
    userMessage: `Your list has ${MOST_SUPPLEMENTS} supplements. Take some off it first.`,
  });
}

const isFull = (error: unknown) => error instanceof AppError && error.code === 'conflict';
