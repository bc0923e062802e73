import { MUSCLES } from '@posedown/coaching';
import classes from './muscle-map.module.css';
import {
  VOLUME_ZONES,
  type VolumeZone,
  type WeekVolume,
  ZONE_LABELS,
  zoneCounts,
} from './volume-status.ts';

/** Zones with a pattern as well as a color: denser the further above the best range. */
const HATCHES = { below: 'dots', near: 'lines', above: 'cross' } as const;
type HatchedZone = keyof typeof HATCHES;

export const isHatched = (zone: VolumeZone): zone is HatchedZone => zone in HATCHES;
export const zoneFill = (id: string, zone: VolumeZone) => `url(#${id}${zone})`;
export const zoneHatch = (id: string, zone: HatchedZone) => `url(#${id}${HATCHES[zone]})`;

/** The fill of each zone, with ids prefixed by `id`, for the figures and their legend. */
export function ZoneFills({ id }: { id: string }) {
  return (
    <svg className={classes.fills} aria-hidden="true">
      <defs>
        {VOLUME_ZONES.map((zone) => (
          <linearGradient key={zone} id={`${id}${zone}`} x1="0" y1="0" x2="0" y2="1">
            <stop className={classes.light} data-zone={zone} offset="0" />
            <stop className={classes.shade} data-zone={zone} offset="1" />
          </linearGradient>
        ))}
        <Hatch id={`${id}dots`} size={2.6} path="M1.3 0.6v1.4" />
        <Hatch id={`${id}lines`} size={2.6} path="M0 1.3h2.6" />
        <Hatch id={`${id}cross`} size={2.2} path="M0 1.1h2.2M1.1 0v2.2" />
      </defs>
    </svg>
  );
}

/** A diagonal pattern, sized in centimeters of the figure. */
function Hatch({ id, size, path }: { id: string; size: number; path: string }) {
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d={path} className={classes.hatch} />
    </pattern>
  );
}

/** The meaning of each fill and its number of muscles. Uses the ZoneFills with the id `fills`. */
export function ZoneLegend({ fills, ...week }: WeekVolume & { fills: string }) {
  const counts = zoneCounts(week);
  return (
    <ul className={classes.legend} aria-label={`How many of ${MUSCLES.length} muscles`}>
      {VOLUME_ZONES.map((zone) => (
        <li key={zone} data-empty={counts[zone] === 0 || undefined}>
          <svg viewBox="0 0 9 9" className={classes.swatch} aria-hidden="true">
            <rect width="9" height="9" rx="2" fill={zoneFill(fills, zone)} />
            {isHatched(zone) && <rect width="9" height="9" rx="2" fill={zoneHatch(fills, zone)} />}
          </svg>
          <span className={classes.count}>{counts[zone]}</span>
          <span>{ZONE_LABELS[zone]}</span>
        </li>
      ))}
    </ul>
  );
}
