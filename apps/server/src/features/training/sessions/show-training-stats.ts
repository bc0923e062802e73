import {
  addDays,
  addHardSets,
  bestMax,
  calendarDayIn,
  daysBetween,
  maxOfSession,
  mergeDuplicates,
  mondayOf,
  type PlanWeek,
  perMuscle,
  VOLUME_LANDMARKS,
} from '@posedown/coaching';
import type { TrainingStats } from '@posedown/contract';
import type { Services } from '../../../platform/services.ts';
import type { Person } from '../../athletes/index.ts';
import { findLandmarks } from '../../insights/index.ts';
import { hasMax, libraryExercise } from '../library/library-exercise.ts';
import { findWeekKinds } from '../plans/find-week-kinds.ts';
import { eachSessionSince, type Work } from './queries.ts';

type Lift = TrainingStats['exercises'][number];
type Week = TrainingStats['weeks'][number];

/** Number of lifts shown. More would only make the list longer. */
const MAX_LIFTS = 60;
/** Latest points per lift: more than two sessions on every day of the longest range. */
const MAX_POINTS = 500;

/** Weekly hard sets per muscle with the coach's landmarks, and each exercise's e1RM over the last weeks. */
export async function showTrainingStats(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Pick<Person, 'id' | 'timezone' | 'units'>,
  { weeks }: { weeks: number },
): Promise<TrainingStats> {
  const until = calendarDayIn(now(), athlete.timezone);
  const from = addDays(mondayOf(until), -7 * (weeks - 1));
  const sets = Array.from({ length: weeks }, () => perMuscle(0));
  const lifts = collectLifts();
  const done: Pick<Work, 'date' | 'workoutId'>[] = [];
  for await (const { workoutId, date, lifted } of eachSessionSince(db, athlete.id, from)) {
    done.push({ workoutId, date });
    const week = sets[weekOf(date, from)];
    if (week) addSets(week, lifted);
    lifts.add({ date, lifted });
  }
  const kindOf = await findWeekKinds(db, athlete.id, done);
  return {
    from,
    until,
    units: athlete.units,
    weeks: sets.map((ofWeek, week) => ({
      startsOn: addDays(from, 7 * week),
      sets: ofWeek,
      eased: easedBy(done.filter(({ date }) => weekOf(date, from) === week).map(kindOf)),
    })),
    landmarks: (await findLandmarks(db, athlete.id)) ?? VOLUME_LANDMARKS,
    exercises: lifts.list(),
  };
}

/** The index of a day's week, counted from a Monday. */
const weekOf = (day: string, monday: string) => Math.floor(daysBetween(monday, day) / 7);

function addSets(sets: Week['sets'], lifted: Work['lifted']) {
  for (const { exerciseId, sets: done } of lifted) {
    const exercise = libraryExercise(exerciseId);
    if (exercise) addHardSets(sets, exercise, done.length);
  }
}

/** Why a week was planned as easy, if all of its planned workouts were. */
function easedBy(kinds: readonly (PlanWeek['kind'] | null)[]): Week['eased'] {
  const [first, ...others] = new Set(kinds.filter((kind) => kind !== null));
  return first === undefined || first === 'build' || others.length > 0 ? null : first;
}

/** Collects the e1RM of each exercise from sessions, which are added oldest first. */
export function collectLifts() {
  const lifts = new Map<string, Omit<Lift, 'best'>>();
  return {
    add({ date, lifted }: Pick<Work, 'date' | 'lifted'>) {
      for (const { exerciseId, exerciseName, sets } of mergeDuplicates(lifted)) {
        const point = hasMax(exerciseId) ? bestPoint(date, sets) : null;
        if (!point) continue;
        const lift = lifts.get(exerciseId) ?? { exerciseId, exerciseName, sessions: 0, points: [] };
        lift.sessions += 1;
        lift.points.push(point);
        lifts.set(exerciseId, lift);
      }
    },
    /** Most frequent first. */
    list: (): Lift[] =>
      [...lifts.values()]
        .sort((a, b) => b.sessions - a.sessions || a.exerciseName.localeCompare(b.exerciseName))
        .slice(0, MAX_LIFTS)
        .map(({ points, ...lift }) => ({
          ...lift,
          points: points.slice(-MAX_POINTS),
          best: bestOf(points),
        })),
  };
}

function bestPoint(date: string, sets: Work['lifted'][number]['sets']) {
  const best = maxOfSession(sets);
  return best ? { date, kg: Math.round(best.kg * 10) / 10, isReliable: best.isReliable } : null;
}

function bestOf(points: Lift['points']): Lift['best'] {
  const best = bestMax(points);
  return { date: best?.date ?? '', kg: best?.kg ?? 0 };
}
