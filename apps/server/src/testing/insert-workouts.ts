import { exerciseKeyAt, maxesOfSession } from '@posedown/coaching';
import type { LoggedSet } from '@posedown/contract';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/schema/columns.ts';
import { sessionExercises, workoutSessions, workoutSets } from '../platform/db/schema/index.ts';

type NewExercise = typeof sessionExercises.$inferInsert;
type DoneSet = Pick<LoggedSet, 'weight' | 'reps' | 'rpe' | 'at'> & Partial<LoggedSet>;

export interface DoneExercise extends Pick<NewExercise, 'exerciseId' | 'exerciseName'> {
  key?: string;
  target?: NewExercise['target'];
  skipped?: boolean;
  sets: DoneSet[];
}

type NewWorkout = typeof workoutSessions.$inferInsert;
export type DoneWorkout = Omit<NewWorkout, 'id'> & { id: string; exercises: DoneExercise[] };

/** Rows per statement: below the protocol's parameter limit. */
const CHUNK = 1000;

/** Stores finished workouts. */
export async function insertWorkouts(db: Db, workouts: readonly DoneWorkout[]) {
  await db.insert(workoutSessions).values(
    workouts.map(({ exercises, ...row }) => ({
      ...row,
      maxes: row.completed ? maxesOfSession(exercises) : [],
    })),
  );
  const rows = workouts.map(({ id: sessionId, userId, exercises }) =>
    rowsOf({ userId, sessionId }, exercises),
  );
  const exercises = rows.flatMap((row) => row.exercises);
  if (exercises.length > 0) await db.insert(sessionExercises).values(exercises);
  const sets = rows.flatMap((row) => row.sets);
  for (let start = 0; start < sets.length; start += CHUNK) {
    await db.insert(workoutSets).values(sets.slice(start, start + CHUNK));
  }
}

/** Stores more exercises of a workout after its planned ones. */
export async function insertExercises(
  db: Db,
  workout: { userId: string; sessionId: string },
  done: readonly DoneExercise[],
) {
  const { exercises, sets } = rowsOf(workout, done, 100);
  await db.insert(sessionExercises).values(exercises);
  await db.insert(workoutSets).values(sets);
}

function rowsOf(
  workout: { userId: string; sessionId: string },
  done: readonly DoneExercise[],
  first = 0,
) {
  const exercises = done.map(({ sets, ...exercise }, index) => {
    const position = first + index;
    const key = exercise.key ?? exerciseKeyAt(workout.sessionId, position);
    return { row: { ...workout, ...exercise, key, position }, sets };
  });
  return {
    exercises: exercises.map(({ row }) => row),
    sets: exercises.flatMap(({ row, sets }) =>
      sets.map(({ id = newId(), at, weight: weightKg, ...set }, index) => ({
        ...{ ...workout, ...set, id, exerciseKey: row.key, number: index + 1, weightKg },
        doneAt: new Date(at),
      })),
    ),
  };
}
