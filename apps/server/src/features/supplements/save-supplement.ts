import { calendarDayIn, SAFETY_RULES_VERSION, supplementSafetySteps } from '@posedown/coaching';
import type { SupplementBody, SupplementChange } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { sentAs, storeOnce } from '../../platform/db/sent-once.ts';
import { AppError, refuseOutdated } from '../../platform/errors.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { lockOwn } from './lock-supplement.ts';
import {
  countListed,
  findByKey,
  insertSupplement,
  isSentBefore,
  listUnread,
  moveTick,
  type StoredSupplement,
  storeRead,
  updateSupplement,
} from './queries.ts';

const BATCH = 100;

/** Rereads supplements that only older rules have read. Safe to interrupt and to run in several processes. */
export async function rereadLines(
  { db }: Pick<Services, 'db'>,
  rulesVersion = SAFETY_RULES_VERSION,
): Promise<void> {
  let found = BATCH;
  while (found === BATCH) {
    const batch = await listUnread(db, { rulesVersion, limit: BATCH });
    for (const line of batch) {
      await storeRead(db, line, { ...(await readLine(line.name, line.note)), rulesVersion });
    }
    found = batch.length;
  }
}

/** Far more than anyone takes; a list is read whole. */
const MAX_SUPPLEMENTS = 50;

type Needs = Pick<Services, 'db' | 'now'>;

/**
 * Adds a supplement to the caller's list from today. A duplicate returns the first. @throws AppError `conflict` if the
 * list is full, `request_key_reused`
 */
export async function addSupplement(
  { db, now }: Needs,
  { userId, timezone }: Actor,
  { requestKey, ...body }: SupplementBody,
): Promise<StoredSupplement> {
  const sent = sentAs(requestKey, body);
  const read = await readLine(body.name, body.note);
  return storeOnce(
    {
      sent,
      // What filled the list may be this very form.
      isSentBefore: (error) => isSentBefore(error) || isFull(error),
      findFirst: (key) => findByKey(db, userId, key),
      hashOf: ({ requestHash }) => requestHash,
    },
    () =>
      writeForAthlete({ db, now }, userId, { affects: 'view' }, async (tx) => {
        await refuseFull(tx, userId);
        const startedOn = calendarDayIn(now(), timezone);
        const row = { ...body, ...sent, ...read, userId, note: body.note || null, startedOn };
        const stored = await insertSupplement(tx, { ...row, createdAt: now() });
        return stored;
      }),
  );
}

/**
 * Changes a supplement from today on: earlier days keep the old one, which ends. One added today, or only its note, is
 * changed in place.
 * @throws AppError `not_found`, `changed_meanwhile`, `conflict` for a removed one
 */
export async function changeSupplement(
  { db, now }: Needs,
  { userId, timezone }: Actor,
  { supplementId, version, note, ...fields }: SupplementChange & { supplementId: string },
): Promise<StoredSupplement> {
  const today = calendarDayIn(now(), timezone);
  const read = await readLine(fields.name, note);
  return writeForAthlete({ db, now }, userId, { affects: 'view' }, async (tx) => {
    const before = await lockOwn(tx, { userId, supplementId });
    // Checked first: a caller who got the version could save again and change earlier days.
    refuseEnded(before);
    refuseOutdated('your list', before.version, version);
    const change = { ...fields, ...read, note: note || null };
    const stored =
      before.startedOn < today && isOther(before, fields)
        ? await goOnAs(tx, before, { ...change, today, createdAt: now() })
        : await updateSupplement(tx, before, change);
    return stored;
  });
}

function refuseEnded({ stoppedOn }: StoredSupplement) {
  if (stoppedOn === null) return;
  throw new AppError('conflict', {
    userMessage: 'That supplement was removed or replaced. Close this and check your list.',
  });
}

type Taken = Omit<SupplementChange, 'version' | 'note'>;

/** Whether something else is taken, or on other days. */
const isOther = (before: StoredSupplement, { name, amount, unit, time, weekdays }: Taken) =>
  before.name !== name ||
  before.amount !== amount ||
  before.unit !== unit ||
  before.time !== time ||
  weekdays.toSorted().join() !== before.weekdays.toSorted().join();

/** Ends a line with yesterday and goes on with another one, which today's tick belongs to. */
async function goOnAs(
  tx: Tx,
  before: StoredSupplement,
  { today, ...fields }: Taken & LineRead & { note: string | null; today: string; createdAt: Date },
) {
  const { id: beforeId, userId } = before;
  await updateSupplement(tx, before, { stoppedOn: today });
  const stored = await insertSupplement(tx, { ...fields, userId, startedOn: today });
  await moveTick(tx, { userId, supplementId: beforeId, date: today }, stored.id);
  return stored;
}

/** @throws AppError `conflict` where nothing more fits onto the caller's list */
export async function refuseFull(tx: Tx, userId: string) {
  if ((await countListed(tx, userId)) < MAX_SUPPLEMENTS) return;
  throw new AppError('conflict', {
    userMessage: `Your list has ${MAX_SUPPLEMENTS} supplements. Remove some first.`,
  });
}

const isFull = (error: unknown) => error instanceof AppError && error.code === 'conflict';

/** The note shown beside a line of the list, as stored with it. */
interface LineRead {
  safety: string | null;
  rulesVersion: number;
}

/** Reads name and note of a supplement. Call it before the transaction that stores them: reading takes its time. */
async function readLine(name: string, note: string | null | undefined): Promise<LineRead> {
  const safety = await inSlices(supplementSafetySteps(name, note || null));
  return { safety, rulesVersion: SAFETY_RULES_VERSION };
}
