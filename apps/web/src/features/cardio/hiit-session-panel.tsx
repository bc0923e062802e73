import { HIIT_PROTOCOL, HIIT_TIMED_MINUTES, hiitPhasesDone, hiitTarget } from '@posedown/coaching';
import type { CardioPlanReply, CardioSession } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { serverInstant } from '../../lib/clock/server-time.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { startMsOf } from './cardio-run.ts';
import classes from './cardio-session.module.css';
import { HeartCard } from './heart-card.tsx';
import { HiitClock } from './hiit-clock.tsx';
import { endedUnseen, spentSeconds } from './hiit-run.ts';
import { hiitKcal } from './hiit-words.ts';
import { IntervalList } from './interval-list.tsx';
import { INTERVAL_CHOICES, modalityOf } from './modality-words.ts';
import { PlanNotice } from './plan-notice.tsx';
import { measuredRates, withReading } from './readings.ts';
import { SessionButtons } from './session-buttons.tsx';
import { minutesOf, useFinish } from './use-finish.ts';
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
  const shown = ending.isMissed ? 'missed' : state;
  return (
    <div className={classes.layout}>
      <Card gap="md">
        <PlanNotice plan={plan} screen="HIIT" state={shown} startedAtMs={run.startedAtMs} />
        {shown !== 'missed' && <HiitClock session={session} isDone={ending.isDone} />}
        {ending.failure && <FormNotice>{ending.failure}</FormNotice>}
        {!ending.isDone && (
          <SessionButtons
            state={shown}
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
      <div className={classes.column}>
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
      </div>
    </div>
  );
}

type Modality = ReturnType<typeof modalityOf>;

interface FactsProps {
  weightKg: number | null;
  modality: Modality;
  /** What it came to, once that is known. */
  saved: CardioSession | undefined;
}

/** What the whole session amounts to; of one that is saved, what was done. */
function Facts({ weightKg, modality, saved }: FactsProps) {
  return (
    <div className={classes.facts}>
      <Stat
        label={saved ? 'Done' : 'Total'}
        value={saved ? minutesOf(saved) : HIIT_PROTOCOL.totalMinutes}
        unit="min"
        note={!saved && `${HIIT_TIMED_MINUTES} by the clock`}
      />
      <Stat
        label="About"
        value={saved ? (saved.netKcal ?? '–') : hiitKcal(weightKg, modality)}
        unit="kcal"
        note={weightKg ? 'net, by your weight' : ''}
      />
    </div>
  );
}

/**
 * Saves the session when its last second is over, or earlier when the athlete says so. One that ended while nobody was
 * here is saved by no one but the athlete: they may have walked away from it.
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

  const atTheEnd = useRef(finishNow);
  useEffect(() => {
    atTheEnd.current = finishNow;
  });
  const isOver = state === 'over';
  const isUnseen = run.key === unseen;
  useEffect(() => {
    if (isOver && !isUnseen) atTheEnd.current();
  }, [isOver, isUnseen]);
  return { ...ending, finishNow, isMissed: isOver && isUnseen && !ending.isDone };
}
