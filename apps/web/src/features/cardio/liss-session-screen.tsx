import { CARDIO_LIMITS, cardioCost, cardioTarget, isOnFoot } from '@posedown/coaching';
import type { CardioPlanReply, CardioScheduleDay } from '@posedown/contract';
import { useEffect, useRef } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { serverInstant } from '../../lib/clock/server-time.ts';
import { playCue } from '../../ui/cues/cue.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { secondsOf, startMsOf } from './cardio-run.ts';
import { CardioScreen } from './cardio-screen.tsx';
import classes from './cardio-session.module.css';
import { HeartCard } from './heart-card.tsx';
import { type lissState, treadmillFigures } from './liss-run.ts';
import { LissSetup } from './liss-setup.tsx';
import { modalityOf } from './modality-text.ts';
import { PlanNotice } from './plan-notice.tsx';
import { measuredRates, withReading } from './readings.ts';
import { SessionButtons } from './session-buttons.tsx';
import { SessionClock } from './session-clock.tsx';
import { dayOf } from './session-links.ts';
import { useFinish } from './use-finish.ts';
import { useLissSession } from './use-liss-session.ts';

/** A steady session: one pace in one zone, timed. */
export function LissSessionScreen() {
  const { id } = useSignedInUser();
  return (
    <CardioScreen title="Steady Session" userId={id}>
      {(plan) => <LissSessionPanel userId={id} plan={plan} />}
    </CardioScreen>
  );
}

interface LissSessionPanelProps {
  userId: string;
  plan: CardioPlanReply;
}

/** Minutes if the plan has no steady session. */
const DEFAULT_MINUTES = 30;

function LissSessionPanel({ userId, plan }: LissSessionPanelProps) {
  const session = useLissSession(userId);
  const { run, state, seconds } = session;
  const ending = useFinish(userId, session.end);
  const planned = plannedDay(plan);
  const type = planned?.type === 'Active Recovery' ? 'Active Recovery' : 'LISS';
  const goalSeconds = 60 * (planned?.duration ?? DEFAULT_MINUTES);
  const modality = run.modality ?? modalityOf(planned?.exerciseId, 'brisk-walk');
  const figures = isOnFoot(modality) ? treadmillFigures(run) : {};
  const maxBpm = plan.maxHeartRate?.maxBpm ?? null;
  const isGoalReached = useGoalReached(seconds >= goalSeconds, state === 'running');
  const kcal =
    plan.weightKg && cardioCost({ type, modality, ...figures }, plan.weightKg, goalSeconds).netKcal;

  function finish() {
    const now = Date.now();
    const spent = Math.max(1, secondsOf(run, now));
    const durationSeconds = Math.min(CARDIO_LIMITS.durationSeconds.max, spent);
    void ending.finish({
      type,
      modality,
      startedAt: serverInstant(startMsOf(run, now)),
      durationSeconds,
      completed: durationSeconds >= goalSeconds * DONE_SHARE,
      requestKey: run.key,
      ...figures,
      ...measuredRates(run.readings),
    });
  }
  return (
    <Grid columns="3:2" from="lg" align="start">
      <Card gap="md">
        {state === 'not-started' && <PlanNotice plan={plan} screen="LISS" />}
        <SessionClock
          status={statusText({ type, state, isReached: isGoalReached, isDone: ending.isDone })}
          timeLabel={isGoalReached ? 'Time' : 'Time left'}
          seconds={isGoalReached ? Math.floor(seconds) : Math.ceil(goalSeconds - seconds)}
          detail={
            isGoalReached ? 'Keep going if you like. It all counts.' : 'A pace you can talk at.'
          }
          progress={{
            ...{ value: Math.min(goalSeconds, seconds), max: goalSeconds },
            label: 'Planned minutes done',
            text: `${Math.floor(seconds / 60)} of ${Math.round(goalSeconds / 60)} min`,
          }}
        />
        {ending.failure && <FormNotice>{ending.failure}</FormNotice>}
        {!ending.isDone && (
          <SessionButtons
            state={state}
            busy={ending.busy}
            earlyText={isGoalReached ? undefined : earlyText(seconds, goalSeconds)}
            onStart={session.start}
            onTogglePause={session.togglePause}
            onFinish={finish}
            onDiscard={session.forget}
          />
        )}
        <div className={classes.facts}>
          <Stat label="Planned" value={Math.round(goalSeconds / 60)} unit="min" />
          {kcal !== null && (
            <Stat label="About" value={kcal} unit="kcal" note="net, for your weight" />
          )}
        </div>
      </Card>
      <Stack>
        <HeartCard
          target={maxBpm ? cardioTarget(type, maxBpm, plan.restingHeartRate ?? undefined) : null}
          maxBpm={maxBpm}
          second={Math.floor(seconds)}
          isRunning={state === 'running'}
          onMeasured={(bpm) => session.change({ readings: withReading(run.readings, bpm) })}
        />
        <LissSetup {...{ run, modality }} units={plan.units} onChange={session.change} />
      </Stack>
    </Grid>
  );
}

/** The share of the planned minutes that counts as completed. */
const DONE_SHARE = 0.9;

/** Today's steady session, else the plan's first. */
function plannedDay(plan: CardioPlanReply): CardioScheduleDay | undefined {
  const today = dayOf(plan);
  if (today && (today.type === 'LISS' || today.type === 'Active Recovery')) return today;
  return plan.plan?.schedule.find(({ type }) => type === 'LISS');
}

function earlyText(seconds: number, goalSeconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes} of ${Math.round(goalSeconds / 60)} min are done. The session is saved with them.`;
}

interface Status {
  type: string;
  state: ReturnType<typeof lissState>;
  isReached: boolean;
  isDone: boolean;
}

function statusText({ type, state, isReached, isDone }: Status): string {
  if (isDone) return 'Session Complete';
  if (state === 'paused') return `Paused. ${type}`;
  return isReached ? 'Planned minutes done' : type;
}

/** Gives a cue at the moment the planned minutes are over. */
function useGoalReached(isReached: boolean, isRunning: boolean): boolean {
  const before = useRef(isReached);
  useEffect(() => {
    if (isReached && !before.current && isRunning) playCue('end');
    before.current = isReached;
  }, [isReached, isRunning]);
  return isReached;
}
