import { calendarDayIn, SAFETY_RULES_VERSION, supplementSafetySteps } from '@posedown/coaching';
import type { SupplementBody, SupplementChange } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { runAlone } from '../../platform/db/run-alone.ts';
import { sentAs, storeOnce } from '../../platform/db/store-once.ts';
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
  isAlreadyStored,
  listUnscanned,
  moveTick,
  type StoredSupplement,
  storeScan,
  updateSupplement,
} from './queries.ts';

const BATCH = 100;

/**
 * Rescans supplements that were last scanned with older rules. Safe to interrupt and to run in several processes: one
 * of them scans each supplement.
 */
export async function rescanSupplements(
  services: Pick<Services, 'db' | 'now'>,
  rulesVersion = SAFETY_RULES_VERSION,
): Promise<void> {
  const { db } = services;
  await runAlone(services, 'rescanning supplements', async (renew) => {
    let found = BATCH;
    while (found === BATCH && (await renew())) {
      const batch = await listUnscanned(db, { rulesVersion, limit: BATCH });
      for (const line of batch) {
        const read = await scanSupplement(line.name, line.note);
        await storeScan(db, line, { ...read, rulesVersion });
      }
      found = batch.length;
    }
  });
}

/** Lists aren't paged, so their length is limited, to far more than anyone takes. */
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
  const read = await scanSupplement(body.name, body.note);
  return storeOnce(
    {
      sent,
      // The first copy of this form may have filled the list.
      isAlreadyStored: (error) => isAlreadyStored(error) || isFull(error),
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
 * Changes a supplement from today on. Earlier days keep the old version, which ends today. If the
 * supplement was added today, or only its note changes, it is updated without a new version.
 * @throws AppError `not_found`, `changed_meanwhile`, `conflict` for a removed one
 */
export async function changeSupplement(
  { db, now }: Needs,
  { userId, timezone }: Actor,
  { supplementId, version, note, ...fields }: SupplementChange & { supplementId: string },
): Promise<StoredSupplement> {
  const today = calendarDayIn(now(), timezone);
  const read = await scanSupplement(fields.name, note);
  return writeForAthlete({ db, now }, userId, { affects: 'view' }, async (tx) => {
    const before = await lockOwn(tx, { userId, supplementId });
    // Check this first: a caller who received the current version could save again and change earlier days.
    refuseEnded(before);
    refuseOutdated('your list', before.version, version);
    const change = { ...fields, ...read, note: note || null };
    const stored =
      before.startedOn < today && changesIntake(before, fields)
        ? await replaceFromToday(tx, before, { ...change, today, createdAt: now() })
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

type Intake = Omit<SupplementChange, 'version' | 'note'>;

/** Whether intake or days change. */
const changesIntake = (before: StoredSupplement, { name, amount, unit, time, weekdays }: Intake) =>
  before.name !== name ||
  before.amount !== amount ||
  before.unit !== unit ||
  before.time !== time ||
  weekdays.toSorted().join() !== before.weekdays.toSorted().join();

/** Ends a supplement as of yesterday and continues with a new one, which gets today's tick. */
async function replaceFromToday(
  tx: Tx,
  before: StoredSupplement,
  {
    today,
    ...fields
  }: Intake & SafetyScan & { note: string | null; today: string; createdAt: Date },
) {
  const { id: beforeId, userId } = before;
  await updateSupplement(tx, before, { stoppedOn: today });
  const stored = await insertSupplement(tx, { ...fields, userId, startedOn: today });
  await moveTick(tx, { userId, supplementId: beforeId, date: today }, stored.id);
  return stored;
}

/** @throws AppError `conflict` if the caller's list is full */
export async function refuseFull(tx: Tx, userId: string) {
  if ((await countListed(tx, userId)) < MAX_SUPPLEMENTS) return;
  throw new AppError('conflict', {
    userMessage: `Your list has ${MAX_SUPPLEMENTS} supplements. Remove some first.`,
  });
}

const isFull = (error: unknown) => error instanceof AppError && error.code === 'conflict';

/** The safety note shown and stored with a supplement. */
interface SafetyScan {
  safety: string | null;
  rulesVersion: number;
}

/**
 * Scans name and note of a supplement. Call it before the transaction that stores them, because scanning takes time.
 */
async function scanSupplement(name: string, note: string | null | undefined): Promise<SafetyScan> {
  const safety = await inSlices(supplementSafetySteps(name, note || null));
  return { safety, rulesVersion: SAFETY_RULES_VERSION };
}
