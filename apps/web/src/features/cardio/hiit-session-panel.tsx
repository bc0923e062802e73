import { Button } from '@mantine/core';
import {
  EXERCISE_METS,
  HIIT_PROTOCOL,
  HIIT_TIMED_MINUTES,
  hiitTarget,
  maxHeartRate,
  netKcalPerMinute,
} from '@posedown/coaching';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { giveCue } from '../../ui/cues/cue.ts';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import classes from './cardio-session.module.css';
import { HeartRatePanel } from './heart-rate-panel.tsx';
import { HiitClock } from './hiit-clock.tsx';
import { IntervalList } from './interval-list.tsx';
import { useHeartRate } from './use-heart-rate.ts';
import { type HiitSession, useHiitSession } from './use-hiit-session.ts';

interface HiitSessionPanelProps {
  userId: string;
  age: number | null;
  weight: number | null;
}

const LEAVE_AFTER_MS = 2000;
const ignore = () => undefined;

export function HiitSessionPanel({ userId, age, weight }: HiitSessionPanelProps) {
  const session = useHiitSession(userId);
  const maximum = age === null ? null : maxHeartRate({ ageYears: age });
  const maxBpm = maximum?.kind === 'max-heart-rate' ? maximum.maxBpm : HIIT_PROTOCOL.sampleMaxBpm;
  const target = hiitTarget(session.position?.segment.type ?? 'cool-down', maxBpm);
  const heart = useHeartRate({
    target,
    second: Math.floor(session.seconds),
    isRunning: session.state === 'running',
    onMeasured: ignore,
  });
  const kcal = weight
    ? Math.round(netKcalPerMinute(EXERCISE_METS.bike_hiit, weight) * HIIT_TIMED_MINUTES)
    : HIIT_PROTOCOL.sampleCalories;
  useLeaving(session);
  return (
    <div className={classes.layout}>
      <Card className={classes.card}>
        <HiitClock session={session} />
        <Buttons session={session} />
        <div className={classes.facts}>
          <Stat label="Total" value={HIIT_PROTOCOL.totalMinutes} unit="min" />
          <Stat label="About" value={kcal} unit="kcal" note="net" />
        </div>
      </Card>
      <div className={classes.column}>
        <Card as="section" labelledBy="heart" className={classes.card}>
          <SectionHeader id="heart" title="Heart rate" />
          <HeartRatePanel heart={heart} target={target} maxBpm={maxBpm} />
        </Card>
        <Card as="section" labelledBy="intervals" className={classes.card}>
          <SectionHeader id="intervals" title="Intervals" />
          <IntervalList seconds={session.seconds} isStarted={session.state !== 'not-started'} />
        </Card>
      </div>
    </div>
  );
}

function Buttons({ session }: { session: HiitSession }) {
  const { state, position } = session;
  if (state === 'over') return null;
  if (state === 'not-started') {
    return (
      <div className={classes.buttons}>
        <Button onClick={session.start}>Start</Button>
      </div>
    );
  }
  return (
    <div className={classes.buttons}>
      <Button onClick={session.togglePause}>{state === 'running' ? 'Pause' : 'Resume'}</Button>
      {position?.segment.type === 'warm-up' && (
        <Button variant="default" size="md" onClick={session.skip}>
          Skip warm-up
        </Button>
      )}
      <Button variant="default" size="md" onClick={session.forget}>
        Stop
      </Button>
    </div>
  );
}

/** Once the session is over it says so, and goes back to the dashboard after 2 seconds. */
function useLeaving({ state, forget }: HiitSession) {
  const navigate = useNavigate();
  const isOver = state === 'over';
  const leave = useRef<() => void>(ignore);
  useEffect(() => {
    leave.current = () => {
      forget();
      void navigate({ to: DASHBOARD_PATH });
    };
  }, [forget, navigate]);
  useEffect(() => {
    if (!isOver) return undefined;
    giveCue('end');
    void showToast({ title: 'Session Complete', seconds: 4 });
    const timer = setTimeout(() => leave.current(), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
}
