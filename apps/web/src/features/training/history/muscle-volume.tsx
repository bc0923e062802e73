import { MUSCLES, type Muscle, VOLUME_LANDMARKS } from '@posedown/coaching';
import { formatNumber } from '../../../lib/numbers.ts';
import { muscleName } from '../muscle-words.ts';
import classes from './muscle-volume.module.css';
import { volumeStatus } from './volume-status.ts';

interface MuscleVolumeProps {
  /** Hard sets of a week by muscle. */
  sets: Readonly<Record<string, number>>;
  /** Says what the figures are: 'Hard sets, week of 16 Nov'. */
  caption: string;
}

/** Weekly hard sets of every muscle as bars, with the range that grows best marked on each. */
export function MuscleVolume({ sets, caption }: MuscleVolumeProps) {
  const full = Math.max(...MUSCLES.map((muscle) => VOLUME_LANDMARKS[muscle].mrv), 1) * 1.08;
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        {caption}. The band is the range that grows best, the line the least that grows; indirect
        sets count a half. Landmarks are coaching heuristics.
      </caption>
      <thead className={classes.head}>
        <tr>
          <th scope="col">Muscle</th>
          <th scope="col">Sets</th>
          <th scope="col">Against the landmarks</th>
        </tr>
      </thead>
      <tbody>
        {MUSCLES.map((muscle) => (
          <Row key={muscle} muscle={muscle} sets={sets[muscle] ?? 0} full={full} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ muscle, sets, full }: { muscle: Muscle; sets: number; full: number }) {
  const landmarks = VOLUME_LANDMARKS[muscle];
  const { status, words } = volumeStatus(sets, landmarks);
  const share = (value: number) => `${Math.min(100, (100 * value) / full)}%`;
  const band = {
    left: share(landmarks.mavLow),
    width: share(landmarks.mavHigh - landmarks.mavLow),
  };
  return (
    <tr>
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
