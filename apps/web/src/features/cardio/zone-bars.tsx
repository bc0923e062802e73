import type { CardioPlanReply } from '@posedown/contract';
import classes from './zone-bars.module.css';
import { placeOn, type ZoneScale, zoneScale } from './zone-scale.ts';

interface ZoneBarsProps {
  zones: CardioPlanReply['zones'];
  /** Empty while the resting rate is unknown. */
  reserveZones: CardioPlanReply['reserveZones'];
  restingBpm: number | null;
  maxBpm: number;
}

const BAR_PX = 14;
const GAP_PX = 4;

/** All zones as bars on one heart rate scale, with descriptions. */
export function ZoneBars({ zones, reserveZones, restingBpm, maxBpm }: ZoneBarsProps) {
  const limits = [...zones, ...reserveZones].map(({ min }) => min);
  const scale = zoneScale(Math.min(...limits, restingBpm ?? maxBpm), maxBpm);
  return (
    <div className={classes.chart}>
      <ul className={classes.key}>
        <li data-mark="maximum">Maximum {maxBpm} bpm</li>
        {restingBpm !== null && <li data-mark="resting">Resting {restingBpm} bpm</li>}
        {reserveZones.length > 0 && (
          <>
            <li data-mark="share">Share of the maximum</li>
            <li data-mark="reserve">Karvonen, from your resting rate</li>
          </>
        )}
      </ul>
      <Axis scale={scale} />
      {zones.map((zone, index) => {
        const reserve = reserveZones[index];
        return (
          <div key={zone.zone} className={classes.zone} data-zone={zone.zone}>
            <div className={classes.head}>
              <h3 className={classes.name}>
                {zone.zone}. {zone.name}
              </h3>
              <p className={classes.bpm}>
                <span>
                  {zone.range} · {zone.bpm}
                </span>{' '}
                {reserve && <span>Karvonen {reserve.bpm}</span>}
              </p>
            </div>
            <Track {...{ scale, zone, reserve, restingBpm }} />
            <p className={classes.purpose}>{zone.purpose}</p>
          </div>
        );
      })}
      <Axis scale={scale} />
    </div>
  );
}

/** The labels of the scale. Decorative, because each zone lists its own rates. */
function Axis({ scale }: { scale: ZoneScale }) {
  return (
    <div className={classes.axis} aria-hidden="true">
      {scale.ticks.map((bpm) => (
        <span key={bpm} style={{ left: `${placeOn(scale, bpm)}%` }}>
          {bpm}
        </span>
      ))}
    </div>
  );
}

interface Limits {
  min: number;
  max: number;
}

interface TrackProps {
  scale: ZoneScale;
  zone: Limits;
  reserve: Limits | undefined;
  restingBpm: number | null;
}

/** One zone on the scale, by maximum and by reserve. Decorative, because the text has the same values. */
function Track({ scale, zone, reserve, restingBpm }: TrackProps) {
  const at = (bpm: number) => `${placeOn(scale, bpm)}%`;
  const bar = ({ min, max }: Limits) => ({
    x: at(min),
    width: `${placeOn(scale, max) - placeOn(scale, min)}%`,
    height: BAR_PX,
    rx: 3,
  });
  return (
    <svg
      className={classes.track}
      height={reserve ? 2 * BAR_PX + 3 * GAP_PX : BAR_PX + 2 * GAP_PX}
      aria-hidden="true"
    >
      {scale.ticks.map((bpm) => (
        <line key={bpm} className={classes.tick} x1={at(bpm)} x2={at(bpm)} y1="0" y2="100%" />
      ))}
      <rect className={classes.share} y={GAP_PX} {...bar(zone)} />
      {reserve && <rect className={classes.reserve} y={BAR_PX + 2 * GAP_PX} {...bar(reserve)} />}
      {restingBpm !== null && (
        <line
          className={classes.resting}
          x1={at(restingBpm)}
          x2={at(restingBpm)}
          y1="0"
          y2="100%"
        />
      )}
      <line className={classes.maximum} x1="100%" x2="100%" y1="0" y2="100%" />
    </svg>
  );
}
