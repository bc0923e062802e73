import { addDays, calendarDayIn } from '@posedown/coaching';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { listRosterSessions } from './queries.ts';

const RECENT_DAYS = 28;
const RECENT_SESSIONS = 30;

/** What a coach is shown of their athletes' practice: the last four weeks, the newest first. */
export function listRosterPractice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId: coachId, timezone }: Actor,
) {
  const since = addDays(calendarDayIn(now(), timezone), -RECENT_DAYS);
  return listRosterSessions(db, { coachId, since, limit: RECENT_SESSIONS });
}
