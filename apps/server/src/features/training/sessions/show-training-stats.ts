import {
  addDays,
  addHardSets,
  calendarDayIn,
  maxOfSession,
  mondayOf,
  perMuscle,
  VOLUME_LANDMARKS,
} from '@posedown/coaching';
import type { TrainingStats } from '@posedown/contract';
import type { Services } from '../../../platform/services.ts';
import type { Person } from '../../athletes/index.ts';
import { findLandmarks } from '../../insights/index.ts';
import { libraryExercise } from '../library/library-exercise.ts';
import { listWorkSince } from './queries.ts';

type Work = Awaited<ReturnType<typeof listWorkSince>>;
type Lift = TrainingStats['exercises'][number];

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
  return {
    from,
    until,
    units: athlete.units,
    weeks: Array.from({ length: weeks }, (_, index) => weekOf(work, addDays(from, 7 * index))),
    landmarks: (await findLandmarks(db, athlete.id)) ?? VOLUME_LANDMARKS,
    exercises: liftsOf(work),
  };
}

function weekOf(work: Work, startsOn: string) {
  const end = addDays(startsOn, 7);
  const sets = perMuscle(0);
  for (const { date, exerciseData } of work) {
    if (date < startsOn || date >= end) continue;
    for (const { exerciseId, sets: done } of exerciseData) {
      const exercise = libraryExercise(exerciseId);
      if (exercise) addHardSets(sets, exercise, done.length);
    }
  }
  return { startsOn, sets };
}

function liftsOf(work: Work): Lift[] {
  const lifts = new Map<string, Omit<Lift, 'best'>>();
  for (const { date, exerciseData } of work) {
    for (const { exerciseId, exerciseName, sets } of exerciseData) {
      const point = bestPoint(date, sets);
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
  const [best] = [...points].sort((a, b) => b.kg - a.kg);
  return { date: best?.date ?? '', kg: best?.kg ?? 0 };
}
