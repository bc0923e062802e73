/** As much of a session's exercise as an edit touches. */
export interface EditableExercise<LoggedSet extends { id: string }> {
  key: string;
  exerciseId: string;
  exerciseName: string;
  skipped: boolean;
  target: { sets: number } | null;
  sets: LoggedSet[];
}

/**
 * The exercises with one set added, or replaced by id; idempotent. An additional set resumes a skipped exercise; a
 * correction doesn't. Null for an unknown key.
 */
export function putSet<
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
      ? exercise.sets.map((known) => (known.id === set.id ? set : known))
      : [...exercise.sets, set];
    return { ...exercise, sets, skipped: isMember && exercise.skipped };
  });
}

/** The exercises without a set; unchanged for an unknown id. */
export function dropSet<
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

/** As much of an exercise as its superset needs: a partner is known by its name. */
interface Paired {
  key: string;
  exerciseName: string;
  target: { supersetWith: string | null } | null;
}

/**
 * The exercises with one changed in place, or inserted if its key is new: swapped, skipped, added, or with another
 * number of sets. A superset partner of a swapped one follows to its replacement.
 */
export function putExercise<Exercise extends Paired>(
  exercises: readonly Exercise[],
  exercise: Exercise,
  position: number,
): Exercise[] {
  const before = exercises.find(({ key }) => key === exercise.key);
  if (!before) return [...exercises.slice(0, position), exercise, ...exercises.slice(position)];
  return exercises.map((known) => {
    if (known === before) return exercise;
    if (known.target?.supersetWith !== before.exerciseName) return known;
    return { ...known, target: { ...known.target, supersetWith: exercise.exerciseName } };
  });
}

/** Sets to do and done over a session; a skipped exercise asks for no more than was done of it. */
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
 * The key of one of a session's initial exercises, derived from the session's id so that offline devices know it: the
 * last digits are replaced by the position.
 * @param sessionId a UUID
 */
export function exerciseKeyAt(sessionId: string, place: number): string {
  return `${sessionId.slice(0, -4)}${place.toString(16).padStart(4, '0')}`;
}
