import type { FigurePose } from '@posedown/coaching';
import type { Photo, PhotoPose } from '@posedown/contract';
import { Suspense } from 'react';
import { photoText } from '../../../lib/pose-text.ts';
import type { BuildName } from '../../../ui/mannequin/build-of.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { PhotoPicture } from '../../../ui/photo/photo-picture.tsx';
import classes from './camera.module.css';

const PoseFigure = lazyPart(() =>
  import('../../../ui/mannequin/pose-figure.tsx').then(({ PoseFigure }) => ({
    default: PoseFigure,
  })),
);

/** The figure for poses without a photo. */
const FIGURES: Record<PhotoPose, FigurePose> = {
  front: 'front-stance',
  side: 'left-side-stance',
  back: 'back-stance',
  front_double_bicep: 'front-double-biceps',
  front_lat_spread: 'front-lat-spread',
  side_chest: 'side-chest',
  back_double_bicep: 'back-double-biceps',
  back_lat_spread: 'back-lat-spread',
  side_tricep: 'side-triceps',
  abs_and_thighs: 'abs-and-thighs',
  most_muscular: 'most-muscular',
};

interface GhostProps {
  /** The figure's body. */
  build: BuildName;
  pose: PhotoPose;
  /** The last photo of that pose. */
  last: Photo | undefined;
  /** Opacity in percent. */
  strength: number;
}

/** The overlay to line up with: the last photo of the pose, else the figure. */
export function Ghost({ build, pose, last, strength }: GhostProps) {
  return (
    <div className={classes.ghost} style={{ opacity: strength / 100 }}>
      {last ? (
        <PhotoPicture key={last.id} photo={last} alt={`Last photo: ${photoText(last)}`} />
      ) : (
        <Suspense fallback={null}>
          <PoseFigure build={build} pose={FIGURES[pose]} className={classes.figure} />
        </Suspense>
      )}
    </div>
  );
}
