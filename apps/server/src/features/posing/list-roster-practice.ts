import { addDays, calendarDayIn, RECENT_PRACTICE } from '@posedown/coaching';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { listRosterSessions } from './queries.ts';

/** What a coach is shown of all their athletes' practice: the latest of the last four weeks, the newest first. */
export function listRosterPractice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId: coachId, timezone }: Actor,
) {
  const since = addDays(calendarDayIn(now(), timezone), -RECENT_PRACTICE.days);
  return listRosterSessions(db, { coachId, since, limit: RECENT_PRACTICE.sessions });
}
