import type { BpmRange } from '@posedown/coaching';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './cardio-session.module.css';
import { HeartRatePanel } from './heart-rate-panel.tsx';
import { useHeartRate } from './use-heart-rate.ts';

interface HeartCardProps {
  target: BpmRange | null;
  maxBpm: number | null;
  second: number;
  isRunning: boolean;
  onMeasured: (bpm: number) => void;
}

/** The heart rate of the session, where a target can be reckoned. */
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
