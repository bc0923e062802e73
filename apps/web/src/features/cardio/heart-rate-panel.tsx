import { type BpmRange, heartRateZones, zoneAt } from '@posedown/coaching';
import { IconBluetooth, IconHeart } from '@tabler/icons-react';
import { Button } from '../../ui/parts/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import classes from './heart-rate-panel.module.css';
import { hasBluetooth } from './heart-strap.ts';
import { strapWays } from './strap-ways.ts';
import type { HeartRate } from './use-heart-rate.ts';

interface HeartRatePanelProps {
  heart: HeartRate;
  target: BpmRange;
  maxBpm: number;
}

/** The heart rate, against what it should be: by number, word and place on a bar. */
export function HeartRatePanel({ heart, target, maxBpm }: HeartRatePanelProps) {
  const zone = heart.bpm === null ? null : zoneAt(heartRateZones(maxBpm), heart.bpm);
  return (
    <div className={classes.panel}>
      <div className={classes.rate}>
        <IconHeart size={22} aria-hidden="true" className={classes.heart} />
        <span className={classes.bpm}>{heart.bpm ?? '–'}</span>
        <span className={classes.unit}>bpm</span>
        <span className={classes.source}>{sourceWords(heart)}</span>
      </div>
      <ZoneBar bpm={heart.bpm} target={target} maxBpm={maxBpm} />
      <p className={classes.words}>
        Target {target.min}-{target.max} bpm.{' '}
        {heart.bpm !== null && heart.source === 'measured' && (
          <strong>{judge(heart.bpm, target)}</strong>
        )}{' '}
        {zone && `Zone ${zone.zone}, ${zone.name}.`}
      </p>
      <StrapButtons heart={heart} />
    </div>
  );
}

function sourceWords({ source, status }: HeartRate): string {
  if (source === 'simulated') return 'simulated';
  if (status === 'connecting') return 'connecting';
  return status === 'lost' ? 'connection lost' : 'measured';
}

function judge(bpm: number, { min, max }: BpmRange): string {
  if (bpm < min) return 'Below it: push.';
  return bpm > max ? 'Above it: ease off.' : 'Right in it.';
}

const LOWEST_SHARE = 0.4;

/** Where the rate stands between 40 and 100 % of the maximum, and where the target lies. */
function ZoneBar({
  bpm,
  target,
  maxBpm,
}: {
  bpm: number | null;
  target: BpmRange;
  maxBpm: number;
}) {
  const low = maxBpm * LOWEST_SHARE;
  const at = (value: number) => Math.min(100, Math.max(0, (100 * (value - low)) / (maxBpm - low)));
  return (
    <svg className={classes.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.track} width="100" height="8" />
      <rect
        className={classes.target}
        x={at(target.min)}
        width={at(target.max) - at(target.min)}
        height="8"
      />
      {bpm !== null && <rect className={classes.needle} x={at(bpm) - 0.5} width="1" height="8" />}
    </svg>
  );
}

function StrapButtons({ heart }: { heart: HeartRate }) {
  const isHydrated = useHydrated();
  const icon = <IconBluetooth size={18} aria-hidden="true" />;
  if (!isHydrated || !hasBluetooth()) {
    return (
      <p className={classes.note}>
        This browser can’t connect to a heart-rate strap, so the rate is simulated and never saved.
      </p>
    );
  }
  const [first, other] = strapWays(heart.status);
  return (
    <>
      <Button variant="default" size="md" leftSection={icon} onClick={heart[first.act]}>
        {first.label}
      </Button>
      {other && (
        <Button variant="default" size="md" onClick={heart[other.act]}>
          {other.label}
        </Button>
      )}
    </>
  );
}
