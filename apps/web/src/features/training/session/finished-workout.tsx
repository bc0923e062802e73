import { summarizeSession } from '@posedown/coaching';
import type { TrainingToday, WorkoutSession } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../lib/numbers.ts';
import { DASHBOARD_PATH } from '../../../lib/paths.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Stat } from '../../../ui/parts/stat.tsx';
import classes from './session.module.css';
import { SessionFeelings } from './session-feelings.tsx';
import type { WorkoutOutbox } from './use-workout.ts';

interface FinishedWorkoutProps {
  session: WorkoutSession;
  /** From before the workout, to compare records with. */
  today: TrainingToday;
  outbox: WorkoutOutbox;
  /** Keyboard and screen reader users need more time than the automatic return leaves. */
  isByKeyboard: boolean;
}

const BACK_MS = 3000;
const STAY_EVENTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** The summary of a finished workout and how it felt; returns to the dashboard automatically. */
export function FinishedWorkout(props: FinishedWorkoutProps) {
  const { session, today, outbox, isByKeyboard } = props;
  const [guides] = useState(today.guides);
  const navigate = useNavigate();
  const openDashboard = () => void navigate({ to: DASHBOARD_PATH });
  const [isStaying, setStaying] = useState(isByKeyboard);
  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(() => void navigate({ to: DASHBOARD_PATH }), BACK_MS);
    // Someone who touches or scrolls the page wants to read it.
    const stay = () => setStaying(true);
    for (const name of STAY_EVENTS) window.addEventListener(name, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of STAY_EVENTS) window.removeEventListener(name, stay);
    };
  }, [isStaying, navigate]);
  const bests = guides.flatMap(({ exerciseId, bestMaxKg: kg, bestMaxIsReliable: isReliable }) =>
    kg === null ? [] : [[exerciseId, { kg, isReliable }] as const],
  );
  const { sets, volumeKg, records } = summarizeSession(session.exerciseData, new Map(bests));
  return (
    <PageShell
      title="Workout Complete"
      intro={`${session.name} is done.`}
      width="narrow"
      actions={
        !isStaying && (
          <Button size="md" variant="default" onClick={() => setStaying(true)}>
            Stay here
          </Button>
        )
      }
    >
      {!isStaying && <p className={classes.words}>Back to your dashboard in 3 seconds.</p>}
      <Card className={classes.stats}>
        <Stat label="Time" value={session.duration ?? 0} unit="min" />
        <Stat label="Sets" value={sets} />
        <Stat
          label="Volume"
          value={formatNumber(weightFromKg(volumeKg, today.units))}
          unit={WEIGHT_UNIT[today.units]}
        />
      </Card>
      {records.length > 0 && (
        <Card as="section" labelledBy="records" gap="md">
          <SectionHeader id="records" title="Personal records" />
          <ul className={classes.tips}>
            {records.map(({ exerciseId, exerciseName, kg, beforeKg }) => (
              <li key={exerciseId}>
                <strong>{exerciseName}</strong>: estimated maximum {formatWeight(kg, today.units)},
                before {formatWeight(beforeKg, today.units)}.
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Stack gap="lg" onFocusCapture={() => setStaying(true)}>
        <SessionFeelings
          session={session}
          act={outbox.act}
          leave={{ label: 'Back to Dashboard', onLeave: openDashboard }}
          onSaved={openDashboard}
        />
      </Stack>
    </PageShell>
  );
}
