import { type AthleteFacts, joinPlaces, loadKindOf } from '@posedown/coaching';
import type { TrainingStats } from '@posedown/contract';
import { libraryExercise, type listWorkSince } from '../training/index.ts';

type Work = Awaited<ReturnType<typeof listWorkSince>>;
type Lift = AthleteFacts['lifts'][number];

/**
 * Every lift of some finished sessions with the sets of its last one and the heaviest of all, the most often done first;
 * with a counterweight that is the one with the least of it.
 * @param work the oldest session first
 * @param estimated the maxima of those lifts whose sets tell one
 */
export function liftFacts(work: Work, estimated: TrainingStats['exercises']): Lift[] {
  const points = new Map(estimated.map(({ exerciseId, points: all }) => [exerciseId, all]));
  const lifts = new Map<string, { lift: Lift; sessions: number }>();
  for (const { date, exerciseData } of work) {
    for (const { exerciseId, exerciseName: name, sets: logged } of joinPlaces(exerciseData)) {
      if (logged.length === 0) continue;
      const sets = logged.map(({ weight, reps }) => ({ kg: weight, reps }));
      const before = lifts.get(exerciseId);
      const isHelp = loadKindOf(libraryExercise(exerciseId)?.loading) === 'help';
      const heaviest = [before?.lift.heaviest ?? [], ...sets.map((set) => ({ ...set, date }))]
        .flat()
        .reduce((best, set) => (isHeavier(set, best, isHelp) ? set : best));
      lifts.set(exerciseId, {
        lift: { name, points: points.get(exerciseId) ?? [], last: { date, sets }, heaviest },
        sessions: (before?.sessions ?? 0) + 1,
      });
    }
  }
  return [...lifts.values()]
    .sort((a, b) => b.sessions - a.sessions || a.lift.name.localeCompare(b.lift.name))
    .map(({ lift }) => lift);
}

type LoggedSet = NonNullable<Lift['heaviest']>;

function isHeavier(one: LoggedSet, other: LoggedSet, isHelp: boolean): boolean {
  const moreKg = ((one.kg ?? 0) - (other.kg ?? 0)) * (isHelp ? -1 : 1);
  return moreKg > 0 || (moreKg === 0 && one.reps > other.reps);
}
