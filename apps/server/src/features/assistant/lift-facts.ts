import { type AthleteFacts, joinPlaces, loadKindOf } from '@posedown/coaching';
import type { TrainingStats } from '@posedown/contract';
import { libraryExercise, type Work } from '../training/index.ts';

type Lift = AthleteFacts['lifts'][number];

/**
 * Collects the sets of each lift's last session and the heaviest of all from finished sessions, which are added the
 * oldest first; with a counterweight the heaviest is the one with the least of it.
 */
export function collectLiftFacts() {
  const lifts = new Map<string, { lift: Omit<Lift, 'points'>; sessions: number }>();
  return {
    add({ date, lifted }: Pick<Work, 'date' | 'lifted'>) {
      for (const { exerciseId, exerciseName: name, sets: logged } of joinPlaces(lifted)) {
        const sets = logged.map(({ weight, reps }) => ({ kg: weight, reps }));
        const before = lifts.get(exerciseId);
        const isHelp = loadKindOf(libraryExercise(exerciseId)?.loading) === 'help';
        const heaviest = [before?.lift.heaviest ?? [], ...sets.map((set) => ({ ...set, date }))]
          .flat()
          .reduce((best, set) => (isHeavier(set, best, isHelp) ? set : best));
        lifts.set(exerciseId, {
          lift: { name, last: { date, sets }, heaviest },
          sessions: (before?.sessions ?? 0) + 1,
        });
      }
    },
    /**
     * The most often done first.
     * @param estimated the maxima of those lifts whose sets tell one
     */
    list(estimated: TrainingStats['exercises']): Lift[] {
      const points = new Map(estimated.map(({ exerciseId, points: all }) => [exerciseId, all]));
      return [...lifts]
        .sort(([, a], [, b]) => b.sessions - a.sessions || a.lift.name.localeCompare(b.lift.name))
        .map(([exerciseId, { lift }]) => ({ ...lift, points: points.get(exerciseId) ?? [] }));
    },
  };
}

type LoggedSet = NonNullable<Lift['heaviest']>;

function isHeavier(one: LoggedSet, other: LoggedSet, isHelp: boolean): boolean {
  const moreKg = ((one.kg ?? 0) - (other.kg ?? 0)) * (isHelp ? -1 : 1);
  return moreKg > 0 || (moreKg === 0 && one.reps > other.reps);
}
