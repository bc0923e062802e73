import {
  addDays,
  isEasyWeek,
  isSameRange,
  MESOCYCLE_DAYS,
  type PlanWeek,
  type TargetSets,
} from '@posedown/coaching';

/** An exercise in one session, with each of its positions. Sets are loaded when needed. */
export interface Time {
  sessionId: string;
  date: string;
  /** The week of its plan. Null for a free session or a plan used as written. */
  weekKind: PlanWeek['kind'] | null;
  places: Place[];
}

export interface Place {
  sessionId: string;
  key: string;
  /** Null if it wasn't planned. */
  asked: TargetSets | null;
}

/** One time, with its positions of one rep range joined. */
export interface JoinedTime {
  date: string;
  asked: TargetSets | null;
  places: Place[];
}

/** Whether it was an easy week, which is no basis for progression. */
export const isEased = ({ weekKind }: Time) => isEasyWeek(weekKind);

/**
 * Times of the exercise in this rep range: heavy, light, top and back-off sets have separate loads. If the last
 * mesocycle has none, the latest ones. @param times newest first
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
    return found.length > 0 ? [{ date, places: found, asked: joinTargets(found) }] : [];
  });
}

/** The joined targets of all these positions. */
function joinTargets(places: readonly Place[]): TargetSets | null {
  const [first, ...others] = places.flatMap(({ asked }) => asked ?? []);
  if (!first) return null;
  return { ...first, sets: others.reduce((sum, request) => sum + request.sets, first.sets) };
}

const isAlike = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : isSameRange(one, other);
