import type { Muscle, VolumeLandmarks } from '@posedown/coaching';
import { Suspense } from 'react';
import { muscleName } from '../../../lib/muscle-text.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import type { BuildName } from '../../../ui/mannequin/build-of.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import classes from './muscle-map.module.css';
import { volumeStatus, type WeekVolume } from './volume-status.ts';

const MuscleFigures = lazyPart(() =>
  import('./history-figures.ts').then((part) => ({ default: part.MuscleFigures })),
);

interface MuscleMapProps extends WeekVolume {
  /** The id of the map's ZoneFills. */
  fills: string;
  /** The muscle under the pointer. */
  pointed: Muscle | undefined;
  /** The body to draw. */
  build: BuildName;
}

/** A body, front and back, with each muscle shaded by its weekly sets. */
export function MuscleMap({ sets, landmarks, fills, pointed, build }: MuscleMapProps) {
  return (
    <div className={classes.map}>
      <p className={classes.pointed} data-print="no">
        {pointed ? (
          <Pointed muscle={pointed} sets={sets[pointed] ?? 0} landmarks={landmarks[pointed]} />
        ) : (
          'Point at a muscle or tap it.'
        )}
      </p>
      <div className={classes.frame}>
        <Suspense fallback={null}>
          <MuscleFigures
            sets={sets}
            landmarks={landmarks}
            fills={fills}
            pointed={pointed}
            build={build}
          />
        </Suspense>
      </div>
    </div>
  );
}

interface PointedProps {
  muscle: Muscle;
  sets: number;
  landmarks: VolumeLandmarks;
}

function Pointed({ muscle, sets, landmarks }: PointedProps) {
  const { words } = volumeStatus(sets, landmarks);
  return (
    <>
      <strong>
        {muscleName(muscle)} {formatNumber(sets, 1)}
      </strong>{' '}
      {words}
    </>
  );
}
