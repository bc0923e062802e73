import { addDays, isSameRange } from '@posedown/coaching';
import type { LoggedSet } from '@posedown/contract';

/** A mesocycle has 4–6 weeks: what is from before the present one says little of now. */
export const MESOCYCLE_DAYS = 42;

/** What was done of an exercise in one session, in each of its places. */
export interface Time {
  sessionId: string;
  date: string;
  /** Loads were lowered on purpose: nothing to go on from. */
  isDeload: boolean;
  /** Null where no plan asked for repetitions. */
  places: { reps: string | null; sets: LoggedSet[] }[];
}

interface LastTime {
  date: string;
  sets: LoggedSet[];
}

export const setsOf = ({ places }: Time) => places.flatMap(({ sets }) => sets);

/**
 * The times that an exercise was done for these repetitions: heavy and light days, a top set and its back-offs have
 * loads of their own. Where the last mesocycle has none, as when the plan asks for others now, those of its latest.
 * @param times the latest first
 */
export function timesFor(times: readonly Time[], reps: string): LastTime[] {
  const [latest] = times;
  if (!latest) return [];
  const ofRange = timesOf(times, reps);
  const isRecent = ofRange[0] && ofRange[0].date > addDays(latest.date, -MESOCYCLE_DAYS);
  return isRecent ? ofRange : timesOf(times, latest.places[0]?.reps ?? null);
}

function timesOf(times: readonly Time[], asked: string | null): LastTime[] {
  return times.flatMap(({ date, places }) => {
    const sets = places.filter(({ reps }) => isAlike(reps, asked)).flatMap((place) => place.sets);
    return sets.length > 0 ? [{ date, sets }] : [];
  });
}

const isAlike = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : isSameRange(one, other);
