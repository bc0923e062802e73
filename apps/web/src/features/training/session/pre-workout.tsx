import { counted } from '@posedown/coaching';
import type { TrainingDay, TrainingToday } from '@posedown/contract';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { formatLongDay, formatWeekday } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { unlockSound } from '../../../ui/cues/sound.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { OwnProgram } from '../program/own-program.tsx';
import { shortWeekday } from '../short-weekday.ts';
import { type ChosenDay, dayToTrain } from './day-to-train.ts';
import { ReadyChecklist } from './ready-checklist.tsx';
import classes from './session.module.css';
import { WorkoutFacts } from './workout-facts.tsx';
import type { WorkoutOp } from './workout-op.ts';
import { WorkoutOutline } from './workout-outline.tsx';

interface PreWorkoutProps {
  today: TrainingToday;
  act: (op: WorkoutOp) => void;
}

/** What is on today, what to have ready, and the button that starts it. */
export function PreWorkout({ today, act }: PreWorkoutProps) {
  const { days, date, finishedToday } = today;
  const [chosen, setChosen] = useState<ChosenDay>();
  const day = dayToTrain(today, chosen);
  if (!day) return <NoPlan />;

  function start(ready: TrainingDay) {
    unlockSound();
    const startedAt = serverInstant();
    act({ kind: 'start', sessionId: newRequestKey(), day: ready, date, startedAt });
    const message = `${ready.name}: ${counted(ready.exercises.length, 'exercise')}.`;
    void showToast({ title: 'Workout Started', message, seconds: 2 });
  }

  return (
    <PageShell title={day.name} intro={introOf(today, day)} actions={<PastLinks />}>
      {finishedToday.length > 0 && (
        <p className={classes.done}>
          <IconCheck size={18} aria-hidden="true" />
          Done today: {finishedToday.map(({ name }) => name).join(', ')}.
        </p>
      )}
      <div className={classes.columns}>
        <div className={classes.stack}>
          <WorkoutFacts day={day} plan={today.plan} />
          <OwnProgram />
          <WorkoutOutline day={day} />
        </div>
        <div className={classes.stack}>
          <Card as="section" labelledBy="start" className={classes.card}>
            <SectionHeader id="start" title="Before you start" />
            <ReadyChecklist day={day} />
            <Button size="lg" fullWidth onClick={() => start(day)}>
              Start Workout
            </Button>
          </Card>
          {days.length > 1 && (
            <Card className={classes.card}>
              <ChoiceField
                label="Train another day of your plan"
                name="day"
                choices={days.map(({ id, name, day: weekday }) => ({
                  value: id,
                  label: name,
                  detail: shortWeekday(weekday),
                }))}
                value={day.id}
                onChange={(id) => setChosen({ id, on: date })}
              />
            </Card>
          )}
        </div>
      </div>
    </PageShell>
  );
}

function introOf(
  { peakDay, showDays, todayId, next, date, coming }: TrainingToday,
  day: TrainingDay,
): string {
  if (peakDay) return `Until the show, follow your peak-week plan. Today: ${peakDay.training}`;
  if (day.id === todayId) return `Today, ${formatLongDay(date)}.`;
  const planned = day.id === next?.id ? ` Planned for ${formatWeekday(next.date)}.` : '';
  if (todayId) return `Another day of your plan.${planned}`;
  const replaced =
    coming && !next ? ` ${coming.name} takes over on ${formatWeekday(coming.startsOn)}.` : '';
  const free = showDays.includes(date) ? 'the day of your show' : 'a rest day';
  return `Today is ${free}.${planned}${replaced} You can train it today all the same.`;
}

function PastLinks() {
  return (
    <>
      <LinkButton to="/training/history" variant="default" size="md">
        History
      </LinkButton>
      <LinkButton to="/exercises" variant="default" size="md">
        Exercises
      </LinkButton>
    </>
  );
}

function NoPlan() {
  return (
    <PageShell title="Workout" width="narrow" actions={<PastLinks />}>
      <EmptyState
        title="No training plan yet"
        action={
          <LinkButton to="/exercises" size="md">
            Look at the exercises
          </LinkButton>
        }
      >
        Your workouts appear here once your coach gives you a plan.
      </EmptyState>
    </PageShell>
  );
}
