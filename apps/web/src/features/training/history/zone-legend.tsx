import { MUSCLES } from '@posedown/coaching';
import classes from './muscle-map.module.css';
import { type WeekVolume, zoneCounts } from './muscle-zones.ts';
import { VOLUME_ZONES, ZONE_WORDS } from './volume-status.ts';
import { isHatched, zoneFill, zoneHatch } from './zone-fills.tsx';

/** What each shade of the map means, and how many muscles have it; painted with the ZoneFills of `fills`. */
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
          <span>{ZONE_WORDS[zone]}</span>
        </li>
      ))}
    </ul>
  );
}
