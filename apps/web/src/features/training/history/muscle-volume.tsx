import { MUSCLES, type Muscle, type VolumeLandmarks } from '@posedown/coaching';
import { type PointerEvent, useId, useState } from 'react';
import { muscleName } from '../../../lib/muscle-text.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import type { BuildName } from '../../../ui/mannequin/build-of.ts';
import unseen from '../../../ui/parts/visually-hidden.module.css';
import { VisuallyHidden } from '../../../ui/parts/visually-hidden.tsx';
import { MuscleMap } from './muscle-map.tsx';
import classes from './muscle-volume.module.css';
import { volumeStatus, type WeekVolume } from './volume-status.ts';
import { ZoneFills, ZoneLegend } from './zone-fills.tsx';

interface MuscleVolumeProps extends WeekVolume {
  /** The label of the figures: 'Hard sets, week of 16 Nov'. */
  caption: string;
  /** The body to draw; a man's by default. */
  build?: BuildName;
}

/** The muscle under the pointer, on the figure or in the table. */
function muscleAt({ target }: PointerEvent): Muscle | undefined {
  const named =
    target instanceof Element && target.closest('[data-muscle]')?.getAttribute('data-muscle');
  return MUSCLES.find((muscle) => muscle === named);
}

/** Weekly hard sets per muscle: on a body, and as bars with the best range. */
export function MuscleVolume({ caption, build = 'man', ...week }: MuscleVolumeProps) {
  const [pointed, setPointed] = useState<Muscle>();
  const fills = useId();
  return (
    <div
      className={classes.volume}
      onPointerOver={(event) => setPointed(muscleAt(event))}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(undefined)}
    >
      <p className={classes.week}>{caption}</p>
      <ZoneFills id={fills} />
      <ZoneLegend fills={fills} {...week} />
      <div className={classes.sides}>
        <MuscleMap {...week} fills={fills} pointed={pointed} build={build} />
        <Bars {...week} caption={caption} pointed={pointed} />
      </div>
    </div>
  );
}

interface BarsProps extends WeekVolume {
  caption: string;
  pointed: Muscle | undefined;
}

function Bars({ sets, landmarks, caption, pointed }: BarsProps) {
  const full = Math.max(...MUSCLES.map((muscle) => landmarks[muscle].mrv), 1) * 1.08;
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        <VisuallyHidden>{caption}. </VisuallyHidden>
        The band is the best range for growth, the line the minimum for growth. Indirect sets count
        half. Landmarks are coaching heuristics.
      </caption>
      <thead className={unseen.hidden}>
        <tr>
          <th scope="col">Muscle</th>
          <th scope="col">Sets</th>
          <th scope="col">Against the volume landmarks</th>
        </tr>
      </thead>
      <tbody>
        {MUSCLES.map((muscle) => (
          <MuscleRow
            key={muscle}
            muscle={muscle}
            sets={sets[muscle] ?? 0}
            landmarks={landmarks[muscle]}
            full={full}
            isPointed={muscle === pointed}
          />
        ))}
      </tbody>
    </table>
  );
}

interface MuscleRowProps {
  muscle: Muscle;
  sets: number;
  landmarks: VolumeLandmarks;
  /** The number of sets that fills the bar. */
  full: number;
  isPointed: boolean;
}

function MuscleRow({ muscle, sets, landmarks, full, isPointed }: MuscleRowProps) {
  const { status, words } = volumeStatus(sets, landmarks);
  const share = (value: number) => `${Math.min(100, (100 * value) / full)}%`;
  const band = {
    left: share(landmarks.mavLow),
    width: share(landmarks.mavHigh - landmarks.mavLow),
  };
  return (
    <tr data-muscle={muscle} data-pointed={isPointed || undefined}>
      <th scope="row">{muscleName(muscle)}</th>
      <td className={classes.sets}>{formatNumber(sets, 1)}</td>
      <td>
        <span className={classes.track} aria-hidden="true">
          <span className={classes.band} style={band} />
          <span className={classes.fill} data-status={status} style={{ width: share(sets) }} />
          {landmarks.mev > 0 && (
            <span className={classes.least} style={{ left: share(landmarks.mev) }} />
          )}
        </span>
        <span className={classes.words}>{words}</span>
      </td>
    </tr>
  );
}
