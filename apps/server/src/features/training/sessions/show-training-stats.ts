import {
  addDays,
  addHardSets,
  bestMax,
  calendarDayIn,
  joinPlaces,
  maxOfSession,
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
import { findWeekKinds } from '../plans/week-kinds.ts';
import { listWorkSince } from './queries.ts';

type Work = Awaited<ReturnType<typeof listWorkSince>>;
type Lift = TrainingStats['exercises'][number];
type Week = TrainingStats['weeks'][number];

/** Lifts that a person can look at; beyond, the list only grows longer. */
const MOST_LIFTS = 60;

/**
 * Weekly hard sets by muscle, the landmarks of the athlete's coach to hold them against, and the e1RM of
 * each exercise over the last weeks.
 */
export async function showTrainingStats(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Pick<Person, 'id' | 'timezone' | 'units'>,
  { weeks }: { weeks: number },
): Promise<TrainingStats> {
  const until = calendarDayIn(now(), athlete.timezone);
  const from = addDays(mondayOf(until), -7 * (weeks - 1));
  const work = await listWorkSince(db, athlete.id, from);
  const kindOf = await findWeekKinds(db, athlete.id, work);
  return {
    from,
    until,
    units: athlete.units,
    weeks: Array.from({ length: weeks }, (_, index) => {
      const startsOn = addDays(from, 7 * index);
      const end = addDays(startsOn, 7);
      const done = work.filter(({ date }) => date >= startsOn && date < end);
      return { startsOn, sets: setsOf(done), eased: easedBy(done.map(kindOf)) };
    }),
    landmarks: (await findLandmarks(db, athlete.id)) ?? VOLUME_LANDMARKS,
    exercises: liftsOf(work),
  };
}

function setsOf(work: Work) {
  const sets = perMuscle(0);
  for (const { exerciseId, sets: done } of work.flatMap(({ exerciseData }) => exerciseData)) {
    const exercise = libraryExercise(exerciseId);
    if (exercise) addHardSets(sets, exercise, done.length);
  }
  return sets;
}

/** Why a week was meant to be easy, where all that was done of a plan in it lay in such a week. */
function easedBy(kinds: readonly (PlanWeek['kind'] | null)[]): Week['eased'] {
  const [first, ...others] = new Set(kinds.filter((kind) => kind !== null));
  return first === undefined || first === 'build' || others.length > 0 ? null : first;
}

/** The e1RM of each exercise over some sessions, the most often done first. @param work the oldest session first */
export function liftsOf(work: Work): Lift[] {
  const lifts = new Map<string, Omit<Lift, 'best'>>();
  for (const { date, exerciseData } of work) {
    for (const { exerciseId, exerciseName, sets } of joinPlaces(exerciseData)) {
      const point = hasMax(exerciseId) ? bestPoint(date, sets) : null;
      if (!point) continue;
      const lift = lifts.get(exerciseId) ?? { exerciseId, exerciseName, sessions: 0, points: [] };
      lift.sessions += 1;
      lift.points.push(point);
      lifts.set(exerciseId, lift);
    }
  }
  return [...lifts.values()]
    .map((lift) => ({ ...lift, best: bestOf(lift.points) }))
    .sort((a, b) => b.sessions - a.sessions || a.exerciseName.localeCompare(b.exerciseName))
    .slice(0, MOST_LIFTS);
}

function bestPoint(date: string, sets: Work[number]['exerciseData'][number]['sets']) {
  const best = maxOfSession(sets);
  return best ? { date, kg: Math.round(best.kg * 10) / 10, isReliable: best.isReliable } : null;
}

function bestOf(points: Lift['points']): Lift['best'] {
  const best = bestMax(points);
  return { date: best?.date ?? '', kg: best?.kg ?? 0 };
}
