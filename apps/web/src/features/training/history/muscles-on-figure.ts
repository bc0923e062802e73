import { MUSCLES, type Muscle } from '@posedown/coaching';
import type { Muscle as FigureMuscle } from '../../../ui/mannequin/anatomy-types.ts';

/** Which muscles of the figure show the sets of each muscle that is counted. */
export const MUSCLES_ON_FIGURE: Readonly<
  Record<Muscle, readonly [FigureMuscle, ...FigureMuscle[]]>
> = {
  chest: ['pectorals'],
  back: ['lats', 'upper-back', 'lower-back'],
  quads: ['quadriceps'],
  hamstrings: ['hamstrings'],
  glutes: ['glutes'],
  side_rear_delts: ['side-deltoids', 'rear-deltoids'],
  front_delts: ['front-deltoids'],
  biceps: ['biceps'],
  triceps: ['triceps'],
  calves: ['calves'],
  abs: ['abdominals', 'obliques'],
  traps: ['trapezius'],
};

const COUNTED_AS = new Map<FigureMuscle, Muscle>(
  MUSCLES.flatMap((muscle) => MUSCLES_ON_FIGURE[muscle].map((drawn) => [drawn, muscle] as const)),
);

/** The muscle whose sets a muscle of the figure shows; none for forearms and others without landmarks. */
export function countedMuscle(drawn: FigureMuscle): Muscle | undefined {
  return COUNTED_AS.get(drawn);
}
