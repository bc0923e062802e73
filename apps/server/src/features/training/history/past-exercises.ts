import {
  addDays,
  isEasyWeek,
  isSameRange,
  MESOCYCLE_DAYS,
  type PlanWeek,
  type TargetSets,
} from '@posedown/coaching';

/** An exercise in one session, with each of its positions. Sets are loaded when needed. */
export interface PastExercise {
  sessionId: string;
  date: string;
  /** The week of its plan. Null for a free session or a plan used as written. */
  weekKind: PlanWeek['kind'] | null;
  places: PastPosition[];
}

/** One position of an exercise in a session. */
export interface PastPosition {
  sessionId: string;
  key: string;
  /** Null if it wasn't planned. */
  asked: TargetSets | null;
}

/** An exercise in one session, with its positions in one rep range joined. */
export interface JoinedExercise {
  date: string;
  asked: TargetSets | null;
  places: PastPosition[];
}

/** Whether it was done in an easy week, which is no basis for progression. */
export const isEased = ({ weekKind }: PastExercise) => isEasyWeek(weekKind);

/**
 * The exercise's sessions in this rep range, because heavy, light, top and back-off sets have separate loads. If the
 * last mesocycle has none, those in the range of the latest session. @param times newest first
 */
export function exercisesInRange(times: readonly PastExercise[], reps: string): JoinedExercise[] {
  const [latest] = times;
  if (!latest) return [];
  const ofRange = withReps(times, reps);
  const isRecent = ofRange[0] && ofRange[0].date > addDays(latest.date, -MESOCYCLE_DAYS);
  return isRecent ? ofRange : withReps(times, latest.places[0]?.asked?.reps ?? null);
}

function withReps(times: readonly PastExercise[], reps: string | null): JoinedExercise[] {
  return times.flatMap(({ date, places }) => {
    const found = places.filter(({ asked }) => isAlike(asked?.reps ?? null, reps));
    return found.length > 0 ? [{ date, places: found, asked: joinTargets(found) }] : [];
  });
}

/** The joined targets of all these positions. */
function joinTargets(places: readonly PastPosition[]): TargetSets | null {
  const [first, ...others] = places.flatMap(({ asked }) => asked ?? []);
  if (!first) return null;
  return { ...first, sets: others.reduce((sum, request) => sum + request.sets, first.sets) };
}

const isAlike = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : isSameRange(one, other);
