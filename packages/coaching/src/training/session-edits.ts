/** The parts of a session's exercise that edits change. */
export interface EditableExercise<LoggedSet extends { id: string }> {
  key: string;
  exerciseId: string;
  exerciseName: string;
  skipped: boolean;
  target: { sets: number } | null;
  sets: LoggedSet[];
}

/**
 * The exercises with one set added, or replaced by id. Idempotent. An additional set resumes a
 * skipped exercise; a correction doesn't. Null for an unknown key.
 */
export function upsertSet<
  LoggedSet extends { id: string },
  Exercise extends EditableExercise<LoggedSet>,
>(
  exercises: readonly (Exercise & EditableExercise<LoggedSet>)[],
  exerciseKey: string,
  set: LoggedSet,
): Exercise[] | null {
  if (!exercises.some(({ key }) => key === exerciseKey)) return null;
  return exercises.map((exercise) => {
    const isMember = exercise.sets.some(({ id }) => id === set.id);
    if (exercise.key !== exerciseKey) {
      return isMember ? { ...exercise, sets: without(exercise.sets, set.id) } : exercise;
    }
    const sets = isMember
      ? exercise.sets.map((existing) => (existing.id === set.id ? set : existing))
      : [...exercise.sets, set];
    return { ...exercise, sets, skipped: isMember && exercise.skipped };
  });
}

/** The exercises without a set; unchanged for an unknown id. */
export function withoutSet<
  LoggedSet extends { id: string },
  Exercise extends EditableExercise<LoggedSet>,
>(
  exercises: readonly (Exercise & EditableExercise<LoggedSet>)[],
  setId: string,
): (Exercise & EditableExercise<LoggedSet>)[] {
  return exercises.map((exercise) => ({ ...exercise, sets: without(exercise.sets, setId) }));
}

function without<LoggedSet extends { id: string }>(sets: readonly LoggedSet[], setId: string) {
  return sets.filter(({ id }) => id !== setId);
}

/** The parts of an exercise that supersets need. A partner is identified by name. */
interface Paired {
  key: string;
  exerciseName: string;
  target: { supersetWith: string | null } | null;
}

/**
 * The exercises after one is changed, or inserted if its key is new: swapped, skipped, added, or
 * with another number of sets. If an exercise is swapped, its superset partner points to the
 * replacement.
 */
export function upsertExercise<Exercise extends Paired>(
  exercises: readonly Exercise[],
  exercise: Exercise,
  position: number,
): Exercise[] {
  const before = exercises.find(({ key }) => key === exercise.key);
  if (!before) return [...exercises.slice(0, position), exercise, ...exercises.slice(position)];
  return exercises.map((existing) => {
    if (existing === before) return exercise;
    if (existing.target?.supersetWith !== before.exerciseName) return existing;
    return { ...existing, target: { ...existing.target, supersetWith: exercise.exerciseName } };
  });
}

/** Finished and total sets of a session. For a skipped exercise, the total is what was done. */
export function sessionProgress(
  exercises: readonly {
    skipped: boolean;
    target: { sets: number } | null;
    sets: readonly unknown[];
  }[],
): { done: number; total: number } {
  let [done, total] = [0, 0];
  for (const { skipped, target, sets } of exercises) {
    done += sets.length;
    total += skipped ? sets.length : Math.max(sets.length, target?.sets ?? 0);
  }
  return { done, total };
}

/**
 * The key of one of a session's initial exercises: the session's id with the last digits replaced
 * by the position, so that offline devices can derive it.
 * @param sessionId a UUID
 */
export function exerciseKeyAt(sessionId: string, index: number): string {
  return `${sessionId.slice(0, -4)}${index.toString(16).padStart(4, '0')}`;
}
