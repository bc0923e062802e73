import {
  addDays,
  isEasyWeek,
  isSameRange,
  MESOCYCLE_DAYS,
  type PlanWeek,
  type TargetSets,
} from '@posedown/coaching';

/** What was done of an exercise in one session, in each of its places. The sets are loaded where they count. */
export interface Time {
  sessionId: string;
  date: string;
  /** Of the week of its plan; null for a free session, and where the plan was meant as it is written. */
  weekKind: PlanWeek['kind'] | null;
  places: Place[];
}

export interface Place {
  sessionId: string;
  key: string;
  /** Null if no plan asked for anything. */
  asked: TargetSets | null;
}

/** One time, its places of one range of repetitions joined. */
export interface JoinedTime {
  date: string;
  asked: TargetSets | null;
  places: Place[];
}

/** Whether it was an easy week, which is no basis to progress from. */
export const isEased = ({ weekKind }: Time) => isEasyWeek(weekKind);

/**
 * Times the exercise was done for these reps: heavy, light, top and back-off sets have their own loads. If the last
 * mesocycle has none, the latest ones.
 * @param times latest first
 */
export function timesFor(times: readonly Time[], reps: string): JoinedTime[] {
  const [latest] = times;
  if (!latest) return [];
  const ofRange = timesOf(times, reps);
  const isRecent = ofRange[0] && ofRange[0].date > addDays(latest.date, -MESOCYCLE_DAYS);
  return isRecent ? ofRange : timesOf(times, latest.places[0]?.asked?.reps ?? null);
}

function timesOf(times: readonly Time[], reps: string | null): JoinedTime[] {
  return times.flatMap(({ date, places }) => {
    const found = places.filter(({ asked }) => isAlike(asked?.reps ?? null, reps));
    return found.length > 0 ? [{ date, places: found, asked: joinAsked(found) }] : [];
  });
}

/** What was asked in all of these places together. */
function joinAsked(places: readonly Place[]): TargetSets | null {
  const [first, ...others] = places.flatMap(({ asked }) => asked ?? []);
  if (!first) return null;
  return { ...first, sets: others.reduce((sum, request) => sum + request.sets, first.sets) };
}

const isAlike = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : isSameRange(one, other);
