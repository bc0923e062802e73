import { BODY, DRESSED } from '../../../ui/mannequin/anatomy.ts';
import { SIDE_DELTOIDS } from '../../../ui/mannequin/anatomy-limbs.ts';
import { drawFigure } from '../../../ui/mannequin/figure.ts';
import { POSE_LIBRARY } from '../../../ui/mannequin/pose-library.ts';

/** The figure at rest from the front. */
export const FRONT_VIEW = drawFigure(
  [...DRESSED, SIDE_DELTOIDS],
  POSE_LIBRARY['front-stance'].pose,
);
/** And from behind, without the trunks, which would hide the glutes. */
export const BACK_VIEW = drawFigure([...BODY, SIDE_DELTOIDS], POSE_LIBRARY['back-stance'].pose);
