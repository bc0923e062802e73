import { type BpmRange, heartRateZones, zoneAt } from '@posedown/coaching';
import { IconBluetooth, IconHeart } from '@tabler/icons-react';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import classes from './heart-card.module.css';
import { hasBluetooth, strapActions } from './heart-strap.ts';
import { type HeartRate, useHeartRate } from './use-heart-rate.ts';

interface HeartCardProps {
  target: BpmRange | null;
  maxBpm: number | null;
  second: number;
  isRunning: boolean;
  onMeasured: (bpm: number) => void;
}

/** The session's heart rate, if a target can be calculated. */
export function HeartCard({ target, maxBpm, ...live }: HeartCardProps) {
  const heart = useHeartRate({ target, ...live });
  return (
    <Card as="section" labelledBy="heart" gap="md">
      <SectionHeader id="heart" title="Heart rate" />
      {target && maxBpm ? (
        <HeartRatePanel heart={heart} target={target} maxBpm={maxBpm} />
      ) : (
        <p className={classes.note}>
          No target. See Heart Rate Zones in your cardio plan for the reason.
        </p>
      )}
    </Card>
  );
}

interface HeartRatePanelProps {
  heart: HeartRate;
  target: BpmRange;
  maxBpm: number;
}

/** The heart rate compared with its target, as a number, in words and on a bar. */
function HeartRatePanel({ heart, target, maxBpm }: HeartRatePanelProps) {
  const zone = heart.bpm === null ? null : zoneAt(heartRateZones(maxBpm), heart.bpm);
  return (
    <Stack gap="sm" className={classes.panel}>
      <div className={classes.rate}>
        <IconHeart size={22} aria-hidden="true" className={classes.heart} />
        <span className={classes.bpm}>{heart.bpm ?? '–'}</span>
        <span className={classes.unit}>bpm</span>
        <span className={classes.source}>{sourceText(heart)}</span>
      </div>
      <ZoneBar bpm={heart.bpm} target={target} maxBpm={maxBpm} />
      <p className={classes.words}>
        Target {target.min}-{target.max} bpm.{' '}
        {heart.bpm !== null && heart.source === 'measured' && (
          <strong>{targetText(heart.bpm, target)}</strong>
        )}{' '}
        {zone && `Zone ${zone.zone}, ${zone.name}.`}
      </p>
      <StrapButtons heart={heart} />
    </Stack>
  );
}

function sourceText({ source, status }: HeartRate): string {
  if (source === 'simulated') return 'simulated';
  if (status === 'connecting') return 'connecting';
  return status === 'lost' ? 'connection lost' : 'measured';
}

function targetText(bpm: number, { min, max }: BpmRange): string {
  if (bpm < min) return 'Below it: push.';
  return bpm > max ? 'Above it: ease off.' : 'Right in it.';
}

const LOWEST_SHARE = 0.4;

interface ZoneBarProps {
  bpm: number | null;
  target: BpmRange;
  maxBpm: number;
}

/** The rate and its target between 40 and 100% of the maximum. */
function ZoneBar({ bpm, target, maxBpm }: ZoneBarProps) {
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
  const [primary, secondary] = strapActions(heart.status);
  return (
    <>
      <Button variant="default" size="md" leftSection={icon} onClick={heart[primary.act]}>
        {primary.label}
      </Button>
      {secondary && (
        <Button variant="default" size="md" onClick={heart[secondary.act]}>
          {secondary.label}
        </Button>
      )}
    </>
  );
}
