import { calendarDayIn } from '@posedown/coaching';
import type { PastDays } from '@posedown/contract';
import { dayRangeOf, daysBefore } from '../../platform/http/day-range.ts';
import type { Services } from '../../platform/services.ts';
import { dayOfSession, listCardioSessions, type StoredCardioSession } from './queries.ts';

const DAYS = { usual: 84, most: 366 };
const MOST_SESSIONS = 1000;

/**
 * An athlete's sessions of the days that a query asks for, the newest first. A page of older ones is of whole days,
 * so that the day of its last session is the place at which the next one begins.
 * @throws AppError `invalid_input` for days that nobody can ask for
 */
export async function listCardioDays(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { athlete, query }: { athlete: { id: string; timezone: string }; query: PastDays },
): Promise<StoredCardioSession[]> {
  const userId = athlete.id;
  const older = daysBefore(query);
  const stretch = older ?? dayRangeOf(query, calendarDayIn(now(), athlete.timezone), DAYS);
  const end = older && (await dayOfSession(db, { userId, ...older, place: query.limit }));
  const from = end ?? stretch.from;
  return listCardioSessions(db, { userId, from, to: stretch.to, limit: MOST_SESSIONS });
}
