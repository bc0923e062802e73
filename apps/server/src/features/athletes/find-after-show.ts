import {
  AFTER_SHOW,
  type AfterShow,
  addDays,
  afterShowOf,
  calendarDayIn,
} from '@posedown/coaching';
import type { AfterShowReply } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { findLatestShows } from './plan-answers.ts';
import type { Person } from './queries.ts';

type AthleteRef = Pick<Person, 'id' | 'timezone' | 'primaryGoal'>;

/**
 * The eight-week phase after a show, if the athlete is in it. @param lastShow their last show, if
 * already known
 */
export async function findAfterShow(
  db: Db,
  person: AthleteRef,
  { lastShow, now }: { lastShow: string | null; now: Date },
): Promise<AfterShow | null> {
  const { primaryGoal } = person;
  const today = calendarDayIn(now, person.timezone);
  const isRecent = lastShow !== null && lastShow >= addDays(today, -7 * AFTER_SHOW.weeks);
  if (primaryGoal !== 'competition_prep' || !isRecent) return null;
  const { showDay, showWeightKg } = await findLatestShows(db, person, now);
  return afterShowOf({
    ...{ today, primaryGoal, lastShow },
    ...(showDay && { competitionDate: showDay }),
    ...(showWeightKg && { showWeightKg }),
  });
}

/** Maps the phase after a show for the API. */
export function toAfterShow(after: AfterShow | null): AfterShowReply | null {
  if (!after) return null;
  const { show, endsOn, corridor } = after;
  const range = corridor && { lowKg: corridor.lowKg, highKg: corridor.highKg };
  return { show, endsOn, range };
}
