import {
  HIIT_PROTOCOL,
  HIIT_SEGMENTS,
  HIIT_TIMED_MINUTES,
  hiitPhasesDone,
  hiitTarget,
} from '@posedown/coaching';
import type { CardioPlanReply, CardioSession } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { serverInstant } from '../../lib/clock/server-time.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { startMsOf } from './cardio-run.ts';
import { CardioScreen } from './cardio-screen.tsx';
import classes from './cardio-session.module.css';
import { HeartCard } from './heart-card.tsx';
import { endedUnseen, spentSeconds } from './hiit-run.ts';
import { hiitKcal, SEGMENT_LABELS, segmentText } from './hiit-text.ts';
import { IntervalList } from './interval-list.tsx';
import { INTERVAL_CHOICES, modalityOf } from './modality-text.ts';
import { PlanNotice } from './plan-notice.tsx';
import { measuredRates, withReading } from './readings.ts';
import { SessionButtons } from './session-buttons.tsx';
import { SessionClock } from './session-clock.tsx';
import { minutesOf, useFinish } from './use-finish.ts';
import { type HiitSession, useHiitSession } from './use-hiit-session.ts';

/** A HIIT session: warm-up, eight intervals with recovery, cool-down. */
export function HiitSessionScreen() {
  const { id } = useSignedInUser();
  return (
    <CardioScreen title="HIIT Session" userId={id}>
      {(plan) => <HiitSessionPanel userId={id} plan={plan} />}
    </CardioScreen>
  );
}

interface HiitSessionPanelProps {
  userId: string;
  plan: CardioPlanReply;
}

const PHASES = HIIT_PROTOCOL.intervals * 2;

function HiitSessionPanel({ userId, plan }: HiitSessionPanelProps) {
  const session = useHiitSession(userId);
  const { run, state, seconds, position } = session;
  const planned = plan.plan?.schedule.find(({ type }) => type === 'HIIT')?.exerciseId;
  const modality = run.modality ?? modalityOf(planned, 'stationary-bike');
  const maxBpm = plan.maxHeartRate?.maxBpm ?? null;
  const ending = useHiitFinish(userId, session, modality);
  const done = hiitPhasesDone(seconds);
  const shown = ending.isMissed ? 'missed' : state;
  return (
    <Grid columns="3:2" from="lg" align="start">
      <Card gap="md">
        <PlanNotice plan={plan} screen="HIIT" state={shown} startedAtMs={run.startedAtMs} />
        {shown !== 'missed' && <HiitClock {...session} isDone={ending.isDone} />}
        {ending.failure && <FormNotice>{ending.failure}</FormNotice>}
        {!ending.isDone && (
          <SessionButtons
            state={shown}
            busy={ending.busy}
            earlyText={`${done} of ${PHASES} phases are done. The session is saved with them.`}
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
        <Facts weightKg={plan.weightKg} modality={modality} saved={ending.saved} />
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
      <Stack>
        <HeartCard
          target={maxBpm ? hiitTarget(position?.segment.type ?? 'cool-down', maxBpm) : null}
          maxBpm={maxBpm}
          second={Math.floor(seconds)}
          isRunning={state === 'running'}
          onMeasured={(bpm) => session.change({ readings: withReading(run.readings, bpm) })}
        />
        <Card as="section" labelledBy="intervals" gap="md">
          <SectionHeader id="intervals" title="Intervals" />
          <IntervalList seconds={seconds} isStarted={state !== 'not-started' && !ending.isDone} />
        </Card>
      </Stack>
    </Grid>
  );
}

interface HiitClockProps extends Pick<HiitSession, 'state' | 'position' | 'seconds'> {
  /** Whether it was saved, possibly before its end. */
  isDone: boolean;
}

function HiitClock({ state, position, seconds, isDone }: HiitClockProps) {
  const segment = position?.segment ?? HIIT_SEGMENTS.at(-1);
  if (!segment) return null;
  const isOver = isDone || state === 'over';
  const words = segmentText(segment, HIIT_PROTOCOL.intervals);
  const done = hiitPhasesDone(seconds);
  return (
    <SessionClock
      type={isOver ? 'over' : segment.type}
      status={isOver ? 'Session Complete' : state === 'paused' ? `Paused. ${words}` : words}
      timeLabel="Left in this phase"
      seconds={isOver ? 0 : Math.ceil(position?.remainingSeconds ?? 0)}
      detail={!isOver && SEGMENT_LABELS[segment.type].detail}
      progress={{
        ...{ value: done, max: PHASES, label: 'Phases done' },
        text: `${done} of ${PHASES} phases (${HIIT_PROTOCOL.intervals} intervals × 2)`,
      }}
    />
  );
}

type Modality = ReturnType<typeof modalityOf>;

interface FactsProps {
  weightKg: number | null;
  modality: Modality;
  /** The saved session, if it has been saved. */
  saved: CardioSession | undefined;
}

/** The planned totals of the session, or those of the saved one. */
function Facts({ weightKg, modality, saved }: FactsProps) {
  return (
    <div className={classes.facts}>
      <Stat
        label={saved ? 'Done' : 'Total'}
        value={saved ? minutesOf(saved) : HIIT_PROTOCOL.totalMinutes}
        unit="min"
        note={!saved && `${HIIT_TIMED_MINUTES} min timed`}
      />
      <Stat
        label="About"
        value={saved ? (saved.netKcal ?? '–') : hiitKcal(weightKg, modality)}
        unit="kcal"
        note={weightKg ? 'net, for your weight' : ''}
      />
    </div>
  );
}

/**
 * Saves the session when its time is over, or when the athlete finishes early. If it ended unwatched, the athlete has
 * to save it, since they may have stopped long before.
 */
function useHiitFinish(userId: string, session: HiitSession, modality: Modality) {
  const { run, state, seconds, end } = session;
  const ending = useFinish(userId, end);
  const { finish } = ending;
  const [unseen] = useState(() => (endedUnseen(run, Date.now()) ? run.key : undefined));

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

  const onEnd = useRef(finishNow);
  useEffect(() => {
    onEnd.current = finishNow;
  });
  const isOver = state === 'over';
  const isUnseen = run.key === unseen;
  useEffect(() => {
    if (isOver && !isUnseen) onEnd.current();
  }, [isOver, isUnseen]);
  return { ...ending, finishNow, isMissed: isOver && isUnseen && !ending.isDone };
}
