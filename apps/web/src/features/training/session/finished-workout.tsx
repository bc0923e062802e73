import { summariseSession } from '@posedown/coaching';
import type { TrainingToday, WorkoutSession } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../lib/numbers.ts';
import { DASHBOARD_PATH } from '../../../lib/paths.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
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
  /** As it was before: bests are beaten by what was known then. */
  today: TrainingToday;
  outbox: WorkoutOutbox;
  /** Whoever has no pointer reads slower than it would leave, and finds no button in that time. */
  isByKeyboard: boolean;
}

const BACK_MS = 3000;
const SIGNS = ['pointerdown', 'wheel', 'keydown'] as const;

/** What the workout amounted to and how it felt; goes back to the dashboard by itself. */
export function FinishedWorkout(props: FinishedWorkoutProps) {
  const { session, today, outbox, isByKeyboard } = props;
  const [guides] = useState(today.guides);
  const navigate = useNavigate();
  const goBack = () => void navigate({ to: DASHBOARD_PATH });
  const [isStaying, setStaying] = useState(isByKeyboard);
  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(() => void navigate({ to: DASHBOARD_PATH }), BACK_MS);
    // Whoever touches the page, or scrolls it, wants to read it.
    const stay = () => setStaying(true);
    for (const sign of SIGNS) window.addEventListener(sign, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, stay);
    };
  }, [isStaying, navigate]);
  const bests = guides.flatMap(({ exerciseId, bestMaxKg: kg, bestMaxIsReliable: isReliable }) =>
    kg === null ? [] : [[exerciseId, { kg, isReliable }] as const],
  );
  const { sets, volumeKg, records } = summariseSession(session.exerciseData, new Map(bests));
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
        <Card as="section" labelledBy="records" className={classes.card}>
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
      <div className={classes.stack} onFocusCapture={() => setStaying(true)}>
        <SessionFeelings
          session={session}
          act={outbox.act}
          leave={{ label: 'Back to Dashboard', onLeave: goBack }}
          onSaved={goBack}
        />
      </div>
    </PageShell>
  );
}
