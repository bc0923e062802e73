import { HIIT_PROTOCOL, hiitPhasesDone, hiitTarget } from '@posedown/coaching';
import type { CardioPlanReply } from '@posedown/contract';
import { useEffect, useRef } from 'react';
import { serverInstant } from '../../lib/clock/server-time.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { startMsOf } from './cardio-run.ts';
import classes from './cardio-session.module.css';
import { HiitClock } from './hiit-clock.tsx';
import { spentSeconds } from './hiit-run.ts';
import { hiitKcal } from './hiit-words.ts';
import { IntervalList } from './interval-list.tsx';
import { HeartCard } from './late-heart-card.tsx';
import { INTERVAL_CHOICES, modalityOf } from './modality-words.ts';
import { NoIntervals } from './no-intervals.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { measuredRates, withReading } from './readings.ts';
import { SessionButtons } from './session-buttons.tsx';
import { useFinish } from './use-finish.ts';
import { type HiitSession, useHiitSession } from './use-hiit-session.ts';

interface HiitSessionPanelProps {
  userId: string;
  plan: CardioPlanReply;
}

const PHASES = HIIT_PROTOCOL.intervals * 2;

export function HiitSessionPanel({ userId, plan }: HiitSessionPanelProps) {
  const session = useHiitSession(userId);
  const { run, state, seconds, position } = session;
  const planned = plan.plan?.schedule.find(({ type }) => type === 'HIIT')?.exerciseId;
  const modality = run.modality ?? modalityOf(planned, 'stationary-bike');
  const maxBpm = plan.maxHeartRate?.maxBpm ?? null;
  const ending = useHiitFinish(userId, session, modality);
  const done = hiitPhasesDone(seconds);
  return (
    <div className={classes.layout}>
      <Card className={classes.card}>
        {plan.intervalBar && <NoIntervals why={plan.intervalBar} />}
        {state === 'not-started' && <PlanNotice plan={plan} screen="HIIT" />}
        <HiitClock session={session} isDone={ending.isDone} />
        {ending.failure && <FormNotice>{ending.failure}</FormNotice>}
        {!ending.isDone && (
          <SessionButtons
            state={state}
            busy={ending.busy}
            earlyWords={`${done} of ${PHASES} phases are done. The session is saved with them.`}
            onStart={session.start}
            onTogglePause={session.togglePause}
            onFinish={ending.finishNow}
            onDiscard={session.forget}
          >
            {position?.segment.type === 'warm-up' && (
              <Button variant="default" size="md" onClick={session.skip}>
                Skip warm-up
              </Button>
            )}
          </SessionButtons>
        )}
        <Facts weightKg={plan.weightKg} modality={modality} />
        {state === 'not-started' && (
          <ChoiceField
            label="Machine"
            name="modality"
            choices={INTERVAL_CHOICES}
            value={modality}
            onChange={(chosen) => session.change({ modality: chosen })}
          />
        )}
      </Card>
      <div className={classes.column}>
        <HeartCard
          target={maxBpm ? hiitTarget(position?.segment.type ?? 'cool-down', maxBpm) : null}
          maxBpm={maxBpm}
          second={Math.floor(seconds)}
          isRunning={state === 'running'}
          onMeasured={(bpm) => session.change({ readings: withReading(run.readings, bpm) })}
        />
        <Card as="section" labelledBy="intervals" className={classes.card}>
          <SectionHeader id="intervals" title="Intervals" />
          <IntervalList seconds={seconds} isStarted={state !== 'not-started'} />
        </Card>
      </div>
    </div>
  );
}

type Modality = ReturnType<typeof modalityOf>;

function Facts({ weightKg, modality }: { weightKg: number | null; modality: Modality }) {
  return (
    <div className={classes.facts}>
      <Stat label="Total" value={HIIT_PROTOCOL.totalMinutes} unit="min" />
      <Stat
        label="About"
        value={hiitKcal(weightKg, modality)}
        unit="kcal"
        note={weightKg ? 'net, by your weight' : ''}
      />
    </div>
  );
}

/** Saves the session when its last second is over, or earlier when the athlete says so. */
function useHiitFinish(userId: string, session: HiitSession, modality: Modality) {
  const { run, state, seconds, end } = session;
  const ending = useFinish(userId, end);
  const { finish } = ending;

  function finishNow() {
    const now = Date.now();
    const phasesCompleted = hiitPhasesDone(seconds);
    void finish({
      type: 'HIIT',
      modality,
      startedAt: serverInstant(startMsOf(run, now)),
      durationSeconds: Math.max(1, spentSeconds(run, now)),
      phasesCompleted,
      completed: phasesCompleted === PHASES,
      requestKey: run.key,
      ...measuredRates(run.readings),
    });
  }

  const atTheEnd = useRef(finishNow);
  useEffect(() => {
    atTheEnd.current = finishNow;
  });
  const isOver = state === 'over';
  useEffect(() => {
    if (isOver) atTheEnd.current();
  }, [isOver]);
  return { ...ending, finishNow };
}
