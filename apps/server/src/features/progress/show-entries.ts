import { type CalendarDay, daysForTrendNear, hundredths, trendNear } from '@posedown/coaching';
import { type ProgressEntry, photoEndpoints } from '@posedown/contract';
import { v5 as uuidv5 } from 'uuid';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cutPage, dayCursorOf, readDayCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../athletes/index.ts';
import { bumpCheckIn, hasCheckIn } from '../check-ins/index.ts';
import { showAssessments } from '../photos/index.ts';
import { listWeighIns } from '../weigh-ins/index.ts';
import {
  type EntrySource,
  listEntries,
  listPeakDays,
  listPhotosOf,
  OWN,
  type StoredEntry,
} from './queries.ts';

/** A day of a show's peak week. */
interface PeakDay {
  competitionId: string;
  date: string;
}

/** The idempotency key that restores the weigh-in of a peak-week day. */
const peakDayKey = ({ competitionId, date }: PeakDay): string => uuidv5(date, competitionId);

interface Sent {
  userId: string;
  date: string;
  requestKey: string | null;
}

/** The check-in or peak-week day a request key refers to. Any other key refers to the entry itself. */
export async function findSource(db: Db, { userId, date, requestKey }: Sent): Promise<EntrySource> {
  if (requestKey === null) return OWN;
  if (await hasCheckIn(db, { userId, id: requestKey, date })) {
    return { source: 'check-in', sourceId: requestKey };
  }
  const days = await listPeakDays(db, userId, [date]);
  const day = days.find((candidate) => peakDayKey(candidate) === requestKey);
  return day ? { source: 'peak-week', sourceId: day.competitionId } : OWN;
}

/** Makes a check-in form outdated if it was opened before the weight changed here. */
export async function touchSource(tx: Tx, { userId, source, sourceId }: StoredEntry) {
  if (source === 'check-in' && sourceId) await bumpCheckIn(tx, { userId, id: sourceId });
}

type Deps = Pick<Services, 'db'>;

/** An athlete's entries with the day's photos, assessments and source. */
export async function showEntries(
  { db }: Deps,
  entries: readonly StoredEntry[],
): Promise<ProgressEntry[]> {
  const userId = entries[0]?.userId;
  if (userId === undefined) return [];
  const days = [...new Set(entries.map(({ date }) => date))];
  const photos = urlsByDay(userId, await listPhotosOf(db, userId, days));
  const assessments = await showAssessments(db, userId, days);
  return entries.map(({ source, sourceId, createdAt, ...entry }) => ({
    ...entry,
    photoUrls: photos.get(entry.date) ?? [],
    photoAnalysis: assessments.get(entry.date) ?? null,
    checkInId: source === 'check-in' ? sourceId : null,
    peakDayKey:
      source === 'peak-week' && sourceId
        ? peakDayKey({ competitionId: sourceId, date: entry.date })
        : null,
    createdAt: createdAt.toISOString(),
  }));
}

/** One entry, as `showEntries` shows it. */
export async function showEntry(services: Deps, entry: StoredEntry): Promise<ProgressEntry> {
  const [shown] = await showEntries(services, [entry]);
  if (!shown) throw new Error('the entry was not shown');
  return shown;
}

function urlsByDay(userId: string, photos: readonly { id: string; date: string }[]) {
  const urls = new Map<string, string[]>();
  for (const { id, date } of photos) {
    urls.set(date, [...(urls.get(date) ?? []), urlOf(userId, id)]);
  }
  return urls;
}

const urlOf = (userId: string, photoId: string) =>
  photoEndpoints.showPhoto.path.replace(':userId', userId).replace(':photoId', photoId);

interface Page {
  entries: StoredEntry[];
  nextCursor: string | null;
}

/**
 * A page of an athlete's entries, newest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listProgress(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page> {
  const after = readDayCursor(cursor);
  const found = await listEntries(db, { userId, limit: limit + 1, after });
  const { rows: entries, nextCursor } = cutPage(found, limit, dayCursorOf);
  return { entries, nextCursor };
}

/** An athlete's trend weight around a day, in kg with two decimals. */
export async function showTrendNear(
  { db }: Pick<Services, 'db'>,
  athlete: Pick<Person, 'id'>,
  day: CalendarDay,
) {
  const { from, until } = daysForTrendNear(day);
  const trend = trendNear(await listWeighIns(db, athlete.id, from, until), day);
  return { trend: trend === null ? null : hundredths(trend) };
}
