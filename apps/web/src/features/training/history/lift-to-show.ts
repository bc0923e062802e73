import type { TrainingStats } from '@posedown/contract';

type Lift = TrainingStats['exercises'][number];

const lastDay = ({ points }: Lift) => points.at(-1)?.date ?? '';

/** The lift to show first: the one trained last, and on the same day the one trained most often. */
export function liftToShow(lifts: readonly Lift[]): Lift | undefined {
  return [...lifts].sort(
    (one, other) => lastDay(other).localeCompare(lastDay(one)) || other.sessions - one.sessions,
  )[0];
}
