import { type ProgressEntry, photoEndpoints } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import { showAssessments } from '../photos/index.ts';
import { listPhotosOf, type StoredEntry } from './queries.ts';
import { peakDayKey } from './weigh-in-source.ts';

type Needed = Pick<Services, 'db'>;

/**
 * Entries of one athlete, each with the photos of its day, what the coach made of them, and the
 * check-in or day of peak week that it came from.
 */
export async function showEntries(
  { db }: Needed,
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
export async function showEntry(needed: Needed, entry: StoredEntry): Promise<ProgressEntry> {
  const [shown] = await showEntries(needed, [entry]);
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
