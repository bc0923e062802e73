import type { PhotoMark } from '@posedown/contract';
import { markPath, type PhotoSize, strokeOf } from './mark-shapes.ts';
import classes from './marks.module.css';

/** The white edge around a stroke, in strokes. */
const EDGE = 1.9;

/** One mark: its stroke on a white edge, which is visible on skin and on any background. */
export function MarkShape({ mark, photo }: { mark: PhotoMark; photo: PhotoSize }) {
  const path = markPath(mark, photo);
  const stroke = strokeOf(photo);
  return (
    <g className={classes.mark} data-color={mark.color}>
      <path className={classes.edge} d={path} strokeWidth={stroke * EDGE} />
      <path d={path} strokeWidth={stroke} />
    </g>
  );
}
