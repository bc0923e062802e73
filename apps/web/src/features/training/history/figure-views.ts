import type { BuildName } from '../../../ui/mannequin/build-of.ts';
import { buildNamed } from '../../../ui/mannequin/builds.ts';
import { drawFigure } from '../../../ui/mannequin/figure.ts';
import { POSE_LIBRARY } from '../../../ui/mannequin/pose-library.ts';

/** The figure at rest, from the front and from behind. */
export function viewsOf(build: BuildName) {
  const { front, back } = buildNamed(build).map;
  return {
    front: drawFigure(front, POSE_LIBRARY['front-stance'].pose),
    back: drawFigure(back, POSE_LIBRARY['back-stance'].pose),
  };
}
