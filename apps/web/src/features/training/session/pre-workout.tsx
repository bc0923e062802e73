import { counted } from '@posedown/coaching';
import type { TrainingDay, TrainingToday } from '@posedown/contract';
import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { formatLongDay, formatWeekday } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { afterNextPaint } from '../../../ui/after-first-paint.ts';
import { unlockSound } from '../../../ui/cues/sound.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { TickList } from '../../../ui/parts/tick-list.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { OwnProgram } from '../program/regenerate-button.tsx';
import { shortWeekday } from '../week-text.ts';
import { type ChosenDay, dayToTrain } from './day-to-train.ts';
import { outlineText } from './exercise-text.ts';
import classes from './session.module.css';
import { supersetOf } from './superset.ts';
import { WorkoutFacts } from './workout-facts.tsx';
import type { WorkoutOp } from './workout-op.ts';

interface PreWorkoutProps {
  today: TrainingToday;
  act: (op: WorkoutOp) => void;
}

/** Today's workout, a checklist, and the start button. */
export function PreWorkout({ today, act }: PreWorkoutProps) {
  const { days, date, finishedToday } = today;
  const [chosen, setChosen] = useState<ChosenDay>();
  const day = dayToTrain(today, chosen);
  const isStarting = useRef(false);
  if (!day) return <NoPlan />;

  async function start(ready: TrainingDay) {
    if (isStarting.current) return;
    isStarting.current = true;
    unlockSound();
    await afterNextPaint();
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
        <Stack gap="lg">
          <WorkoutFacts day={day} plan={today.plan} />
          <OwnProgram />
          <WorkoutOutline day={day} />
        </Stack>
        <Stack gap="lg">
          <Card as="section" labelledBy="start" gap="md">
            <SectionHeader id="start" title="Before you start" />
            <ReadyChecklist day={day} />
            <Button size="lg" fullWidth onClick={() => void start(day)}>
              Start Workout
            </Button>
          </Card>
          {days.length > 1 && (
            <Card gap="md">
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
        </Stack>
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
  return `Today is ${free}.${planned}${replaced} You can still train it today.`;
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
            Browse exercises
          </LinkButton>
        }
      >
        Your workouts appear here once your coach gives you a plan.
      </EmptyState>
    </PageShell>
  );
}

/** A checklist and tips before a workout. Ticks aren't saved. */
function ReadyChecklist({ day }: { day: TrainingDay }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const equipment = day.equipment.filter((piece) => piece !== 'Body weight').slice(0, 3);
  const items = [
    'Water bottle filled',
    'Last meal one to two hours ago',
    ...(equipment.length > 0 ? [`Equipment ready: ${equipment.join(', ')}`] : []),
    'Five to ten minutes of warm-up',
  ];
  const tick = (item: string, done: boolean) =>
    setTicked(done ? [...ticked, item] : ticked.filter((other) => other !== item));
  return (
    <>
      <TickList
        label="Pre-workout checklist"
        items={items.map((item) => ({ key: item, text: item }))}
        done={ticked}
        onTick={tick}
      />
      <div>
        <h3 className={classes.small}>Tips</h3>
        <ul className={classes.tips}>
          <li>Ramp up to the first heavy lift with two or three lighter sets.</li>
          <li>Stop a set before your form breaks down.</li>
          <li>Take your full rest. It makes the next set better.</li>
        </ul>
      </div>
    </>
  );
}

/** The exercises of a workout with their targets. */
function WorkoutOutline({ day }: { day: TrainingDay }) {
  return (
    <Card as="section" labelledBy={`outline-${day.id}`} gap="md">
      <SectionHeader id={`outline-${day.id}`} title="Exercises" />
      <ol className={classes.outline}>
        {day.exercises.map((exercise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may appear twice, and the order is fixed
          <li key={`${index} ${exercise.exerciseId}`}>
            <span className={classes.outlineName}>{exercise.exerciseName}</span>
            <span className={classes.outlineSets}>
              {exercise.sets} × {exercise.reps}
            </span>
            <span className={classes.outlineMore}>
              {outlineText(exercise, supersetOf(day.exercises, index))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
