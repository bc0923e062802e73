import { isDeepStrictEqual } from 'node:util';
import { v5 as uuidv5 } from 'uuid';
import type { Queryable } from '../dump/queryable.ts';

type Row = Record<string, unknown>;
type Rows = ReadonlyMap<string, Row[]>;

/** A set as `workout_sessions.exercise_data` stored it; optional fields came later. */
interface FormerSet {
  weight: number | null;
  reps: number;
  rpe: number | null;
  at: string;
  id?: string;
  form?: number | null;
  pump?: string | null;
  mindMuscle?: string | null;
  energy?: string | null;
}

interface FormerExercise {
  exerciseId: string;
  exerciseName: string;
  sets: FormerSet[];
  key?: string;
  target?: object | null;
  skipped?: boolean;
}

const idOf = (number: number) => `0f000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const AT = '2026-03-02T09:10:00.250Z';

/** In the first version's format: no ids, no keys, no targets. One exercise appears twice. */
const OLDEST: FormerExercise[] = [
  ...[1, 2, 1].map((number, index) => ({
    ...{ exerciseId: idOf(number), exerciseName: `It’s “lift” ${number}` },
    sets: Array.from({ length: 11 + index }, (_, set) => ({
      ...{ weight: set === 0 ? null : 62.55 + set, reps: 12 - set, at: AT },
      rpe: set === 1 ? null : 7.5,
    })),
  })),
  { exerciseId: idOf(3), exerciseName: 'Left out', sets: [] },
];

const target = { sets: 3, reps: '8-12', restTime: 90, rpe: 8, supersetWith: null };
const ratings = { form: 9, pump: 'Extreme', mindMuscle: 'Poor', energy: 'Peak' };
const unrated = { form: null, pump: null, mindMuscle: null, energy: null };

/** In the last version's format: a swapped exercise, a skipped one, and one without a plan. */
const NEWEST: FormerExercise[] = [
  {
    ...{ key: idOf(13), exerciseId: idOf(4), exerciseName: 'Swapped in', target, skipped: false },
    sets: [
      { id: idOf(23), weight: 80, reps: 8, rpe: 8, at: AT, ...ratings },
      { id: idOf(21), weight: 0, reps: 0, rpe: null, at: '2026-03-02T09:00:00.000Z', ...unrated },
    ],
  },
  {
    ...{ key: idOf(11), exerciseId: idOf(5), exerciseName: 'Skipped', target, skipped: true },
    sets: [],
  },
  {
    ...{ key: idOf(12), exerciseId: idOf(4), exerciseName: 'Added', target: null, skipped: true },
    sets: [{ id: idOf(22), weight: 999.9, reps: 999, rpe: 10, at: AT, ...unrated }],
  },
];

/** Adds plausible logged sets to workouts in a database that still stores them as one document. */
export async function fillFormerSets(connection: Queryable) {
  const { rows } = await connection.query(
    `select 1 from information_schema.columns
      where table_schema = 'public' and table_name = 'workout_sessions' and column_name = 'exercise_data'`,
  );
  if (rows.length === 0) return;
  await connection.query(
    `update workout_sessions
      set exercise_data = case when workout_id is null then $1::text::jsonb else $2::text::jsonb end`,
    [JSON.stringify(OLDEST), JSON.stringify(NEWEST)],
  );
}

/** Sets of those documents without a row of their own, in order and with their ids. */
export function findLostSets(before: Rows, after: Rows): string[] {
  const workouts = (before.get('workout_sessions') ?? []).filter((row) => 'exercise_data' in row);
  return workouts.flatMap((row) => {
    const wanted = rowsOf(row, row.exercise_data as FormerExercise[]);
    const isOwn = (other: Row) => other.session_id === row.id && other.user_id === row.user_id;
    const byOrder = (one: Row, other: Row) => Number(one.position) - Number(other.position);
    const exercises = (after.get('session_exercises') ?? []).filter(isOwn).sort(byOrder);
    const sets = (after.get('workout_sets') ?? [])
      .filter(isOwn)
      .map(({ done_at, ...set }) => ({ ...set, done_at: Date.parse(String(done_at)) }));
    const lost = [
      ...wanted.exercises.filter((it) => !exercises.some((row) => contains(row, it))),
      ...wanted.sets.filter((it) => !sets.some((row) => contains(row, it))),
    ].map((it) => `workout: ${JSON.stringify(it)}`);
    const count = exercises.length + sets.length;
    const isMore = count !== wanted.exercises.length + wanted.sets.length;
    return isMore ? [...lost, `workout ${row.id}: ${count} rows`] : lost;
  });
}

/** Whether a row has these values. Later columns may be added to it. */
const contains = (row: Row, values: Row) =>
  Object.entries(values).every(([column, value]) => isDeepStrictEqual(row[column], value));

/** The rows that a document becomes. Ids that it lacks follow from the place, as they did when it was read. */
function rowsOf({ id, user_id }: Row, document: FormerExercise[]) {
  const own = { user_id, session_id: id };
  const exercises = document.map((exercise, position) => ({
    ...own,
    key: exercise.key ?? uuidv5(String(position), String(id)),
    position,
    exercise_id: exercise.exerciseId,
    exercise_name: exercise.exerciseName,
    target: exercise.target ?? null,
    skipped: exercise.skipped ?? false,
  }));
  const sets = document.flatMap((exercise, position) => {
    const key = exercises[position]?.key ?? '';
    return exercise.sets.map((set, index) => ({
      ...own,
      id: set.id ?? uuidv5(String(index), key),
      exercise_key: key,
      number: index + 1,
      ...{ weight_kg: set.weight, reps: set.reps, rpe: set.rpe, form: set.form ?? null },
      ...{ pump: set.pump ?? null, mind_muscle: set.mindMuscle ?? null },
      ...{ energy: set.energy ?? null, done_at: Date.parse(set.at) },
    }));
  });
  return { exercises, sets };
}
