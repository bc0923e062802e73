import { addDays, calendarDayIn } from '@posedown/coaching';
import type { Activity } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Person } from '../queries.ts';
import {
  listRecentCardio,
  listRecentCheckIns,
  listRecentDiaryDays,
  listRecentEntries,
  listRecentMessages,
  listRecentPhotos,
  listRecentWorkouts,
} from './queries.ts';

const SHOWN = 12;
const DIARY_DAYS = 14;
/** Several of a day are one line. */
const MESSAGES = 60;

const NOTHING = { title: null, weight: null, minutes: null, count: null, calories: null };

/** What an athlete did lately, from everything they log, the newest day first. */
export async function listActivity(
  db: Db,
  { id: athleteId, timezone }: Pick<Person, 'id' | 'timezone'>,
  today: string,
): Promise<Activity[]> {
  const asked = { athleteId, limit: SHOWN };
  const entries = await listRecentEntries(db, asked);
  const checkIns = await listRecentCheckIns(db, asked);
  const workouts = await listRecentWorkouts(db, asked);
  const cardio = await listRecentCardio(db, asked);
  const diary = await listRecentDiaryDays(db, athleteId, addDays(today, -DIARY_DAYS));
  const photos = await listRecentPhotos(db, asked);
  const messages = await listRecentMessages(db, { athleteId, limit: MESSAGES });
  const all: Activity[] = [
    ...entries.map((row) => ({ ...NOTHING, kind: 'progress' as const, ...row })),
    ...checkIns.map((row) => ({ ...NOTHING, kind: 'checkIn' as const, ...row })),
    ...workouts.map((row) => ({ ...NOTHING, kind: 'workout' as const, ...row })),
    ...cardio.map(({ day, title, durationSeconds }) => ({
      ...NOTHING,
      kind: 'cardio' as const,
      day,
      title,
      minutes: Math.round(durationSeconds / 60),
    })),
    ...diary.map((row) => ({ ...NOTHING, kind: 'meals' as const, ...row })),
    ...photos.map((row) => ({ ...NOTHING, kind: 'photos' as const, ...row })),
    ...byDay(messages.map(({ createdAt }) => calendarDayIn(createdAt, timezone))).map((row) => ({
      ...NOTHING,
      kind: 'messages' as const,
      ...row,
    })),
  ];
  // The sort is stable: on one day the order above stays.
  return all.toSorted((one, other) => other.day.localeCompare(one.day)).slice(0, SHOWN);
}

function byDay(days: readonly string[]): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count }));
}
