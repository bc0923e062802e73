import { counted } from '@posedown/coaching';
import type { PhotoMark } from '@posedown/contract';
import { MarkShape } from './mark-shape.tsx';
import type { PhotoSize } from './mark-shapes.ts';
import classes from './marks.module.css';

interface MarksLayerProps {
  photo: PhotoSize;
  marks: readonly PhotoMark[];
  /** Who drew them: 'your coach'. */
  by: string;
  /** How the photo below fills its frame. */
  fit: 'cover' | 'contain';
}

/** What was drawn on a photo, over it. Its parent is the photo's frame. */
export function MarksLayer({ photo, marks, by, fit }: MarksLayerProps) {
  // Equal marks look like one.
  const drawn = new Map(marks.map((mark) => [Object.values(mark).join(' '), mark]));
  return (
    <svg
      className={classes.layer}
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      preserveAspectRatio={`xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}`}
      role="img"
      aria-label={`${counted(marks.length, 'mark')} by ${by}`}
    >
      {[...drawn].map(([key, mark]) => (
        <MarkShape key={key} mark={mark} photo={photo} />
      ))}
    </svg>
  );
}
