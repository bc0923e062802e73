import { MUSCLES, type Muscle } from '@posedown/coaching';
import type { Muscle as FigureMuscle } from '../../../ui/mannequin/anatomy-types.ts';
import type { BuildName } from '../../../ui/mannequin/build-of.ts';
import { buildNamed } from '../../../ui/mannequin/builds.ts';
import { drawFigure } from '../../../ui/mannequin/figure.ts';
import { POSE_LIBRARY } from '../../../ui/mannequin/pose-library.ts';

/** The figure's muscles that show the sets of each counted muscle. */
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

/** The counted muscle that a muscle of the figure shows; none for forearms and others without landmarks. */
export function countedMuscle(drawn: FigureMuscle): Muscle | undefined {
  return COUNTED_AS.get(drawn);
}

/** The relaxed figure, front and back. */
export function viewsOf(build: BuildName) {
  const { front, back } = buildNamed(build).map;
  return {
    front: drawFigure(front, POSE_LIBRARY['front-stance'].pose),
    back: drawFigure(back, POSE_LIBRARY['back-stance'].pose),
  };
}
