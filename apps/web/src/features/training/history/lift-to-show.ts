import type { TrainingStats } from '@posedown/contract';

type Lift = TrainingStats['exercises'][number];

const lastDay = ({ points }: Lift) => points.at(-1)?.date ?? '';

/** The lift that is looked at first: the one that was trained last, and of those of one day the most often. */
export function liftToShow(lifts: readonly Lift[]): Lift | undefined {
  return [...lifts].sort(
    (one, other) => lastDay(other).localeCompare(lastDay(one)) || other.sessions - one.sessions,
  )[0];
}
