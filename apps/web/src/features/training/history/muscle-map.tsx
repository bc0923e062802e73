import { type Muscle, VOLUME_LANDMARKS } from '@posedown/coaching';
import { Suspense } from 'react';
import { formatNumber } from '../../../lib/numbers.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { muscleName } from '../muscle-words.ts';
import classes from './muscle-map.module.css';
import type { WeekSets } from './muscle-zones.ts';
import { volumeStatus } from './volume-status.ts';

const MuscleFigures = lazyPart(() =>
  import('./muscle-figures.tsx').then((part) => ({ default: part.MuscleFigures })),
);

interface MuscleMapProps {
  sets: WeekSets;
  /** The id of the ZoneFills that it is painted with. */
  fills: string;
  /** The muscle somebody points at. */
  pointed: Muscle | undefined;
}

/** A body from the front and from behind, each muscle shaded by its weekly sets. */
export function MuscleMap({ sets, fills, pointed }: MuscleMapProps) {
  return (
    <div className={classes.map}>
      <p className={classes.pointed} data-print="no">
        {pointed ? (
          <Pointed muscle={pointed} sets={sets[pointed] ?? 0} />
        ) : (
          'Point at a muscle or tap it.'
        )}
      </p>
      <div className={classes.frame}>
        <Suspense fallback={null}>
          <MuscleFigures sets={sets} fills={fills} pointed={pointed} />
        </Suspense>
      </div>
    </div>
  );
}

function Pointed({ muscle, sets }: { muscle: Muscle; sets: number }) {
  const { words } = volumeStatus(sets, VOLUME_LANDMARKS[muscle]);
  return (
    <>
      <strong>
        {muscleName(muscle)} {formatNumber(sets, 1)}
      </strong>{' '}
      {words}
    </>
  );
}
