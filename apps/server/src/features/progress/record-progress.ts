import { calendarDayIn } from '@posedown/coaching';
import {
  dayOfRequestDate,
  type ProgressBody,
  type ProgressRestore,
  type StatsBody,
} from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { restoredId } from '../../platform/db/restored-id.ts';
import { type Sent, sentAs, storeOnce } from '../../platform/db/store-once.ts';
import { requireLoggableDay, requirePastDay } from '../../platform/logged-day.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { actOnSigns, scanText } from '../insights/index.ts';
import {
  type EntrySource,
  findEntryByKey,
  insertEntry,
  isAlreadyStored,
  type NewEntry,
  OWN,
  type StoredEntry,
} from './queries.ts';
import { findSource, touchSource } from './show-entries.ts';

/**
 * Stores an entry and refreshes the roster. A duplicate returns the first.
 * @throws AppError `invalid_input` for a day in the future or before 1900
 */
export async function recordProgress(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  body: ProgressBody,
): Promise<StoredEntry> {
  const instant = now();
  const date = dayOfRequestDate(body.date, actor.timezone);
  requireLoggableDay(date, calendarDayIn(instant, actor.timezone));
  const sent = sentAs(body.requestKey, body);
  return store(db, { ...toRow(body), ...sent, userId: actor.userId, date, createdAt: instant });
}

/** Stores today's weight and body fat as an entry. */
export async function recordStats(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, timezone }: Actor,
  body: StatsBody,
): Promise<StoredEntry> {
  const instant = now();
  const date = calendarDayIn(instant, timezone);
  const sent = sentAs(body.requestKey, body);
  return store(db, { ...body, ...sent, userId, date, createdAt: instant });
}

/**
 * Restores a just-deleted entry under its id, including the weight of a check-in or peak-week day.
 * @throws AppError `invalid_input` for a day in the future or before 1900, `conflict` if its id is taken
 */
export async function restoreProgress(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  body: ProgressRestore,
): Promise<StoredEntry> {
  const instant = now();
  requirePastDay(body.date, instant);
  const sent = sentAs(body.requestKey, body);
  const { date } = body;
  const entry = {
    ...toRow(body),
    ...sent,
    id: restoredId(body.id),
    userId,
    date,
    createdAt: instant,
  };
  return store(db, entry, await findSource(db, entry));
}

async function store(
  db: Db,
  entry: NewEntry & Sent,
  from: EntrySource = OWN,
): Promise<StoredEntry> {
  const read = await scanText(entry.notes);
  const findFirst = (requestKey: string) => findEntryByKey(db, { ...entry, requestKey }, from);
  return storeOnce(
    { sent: entry, isAlreadyStored, findFirst, hashOf: (row) => row.requestHash },
    () =>
      writeForAthlete(
        { db, now: () => entry.createdAt },
        entry.userId,
        { affects: 'standing' },
        async (tx, athlete) => {
          const stored = await insertEntry(tx, { ...entry, ...read }, from);
          await touchSource(tx, stored);
          const { id, redFlag, date: day } = stored;
          const { holds, statedHolds, toConfirm } = read;
          const found = {
            id,
            redFlag,
            holds,
            statedHolds,
            toConfirm,
            place: 'entry',
            day,
          } as const;
          await actOnSigns(tx, athlete, found, entry.createdAt);
          return stored;
        },
      ),
  );
}

function toRow({ date: _date, measurements, notes, ...figures }: ProgressBody | ProgressRestore) {
  return { ...figures, measurements: measurements ?? {}, notes: notes || null };
}
