import { WEEKDAY_NAMES } from '@posedown/coaching';
import type { ExerciseItem } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { newRequestKey } from '../../../lib/request-key.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from './builder.module.css';
import { ExerciseRow } from './exercise-row.tsx';
import {
  builtDays,
  copyExercises,
  type DayDraft,
  dayLabel,
  moved,
  newExercise,
  type PlanDraft,
} from './plan-draft.ts';
import { effortText } from './plan-text.ts';
import { WeeklySets } from './weekly-sets.tsx';

const PickDialog = lazyPart(() =>
  import('./pick-dialog.tsx').then((part) => ({ default: part.PickDialog })),
);

interface BuildWorkoutsProps {
  plan: PlanDraft;
  onChange: (plan: PlanDraft) => void;
}

/** Step 2: the days and their exercises, next to the weekly sets. */
export function BuildWorkouts({ plan, onChange }: BuildWorkoutsProps) {
  const [picking, setPicking] = useState<string>();
  const setDay = (key: string, change: Partial<DayDraft>) =>
    onChange({
      ...plan,
      days: plan.days.map((day) => (day.key === key ? { ...day, ...change } : day)),
    });
  const effort = effortText(plan);
  const picked = plan.days.find(({ key }) => key === picking);

  function add(item: ExerciseItem) {
    if (!picked) return;
    setDay(picked.key, { exercises: [...picked.exercises, newExercise(item, newRequestKey())] });
    const message = `${item.name} is on ${picked.name}.`;
    void showToast({ title: 'Exercise Added', message, seconds: 2 });
  }

  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        {effort && <p className={classes.words}>{effort}</p>}
        {plan.days.map((day) => (
          <Day
            key={day.key}
            day={day}
            built={builtDays(plan)}
            onChange={(change) => setDay(day.key, change)}
            onPick={() => setPicking(day.key)}
          />
        ))}
      </Stack>
      <WeeklySets plan={plan} />
      <Suspense>
        {picked && (
          <PickDialog
            dayName={picked.name}
            chosen={picked.exercises.map(({ exerciseId }) => exerciseId)}
            onPick={add}
            onClose={() => setPicking(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface DayProps {
  day: DayDraft;
  /** The days with exercises. */
  built: readonly DayDraft[];
  onChange: (change: Partial<DayDraft>) => void;
  onPick: () => void;
}

function Day({ day, built, onChange, onPick }: DayProps) {
  const { exercises } = day;
  return (
    <Card as="section" labelledBy={`day-${day.key}`} gap="md">
      <SectionHeader
        id={`day-${day.key}`}
        title={dayLabel(day.name)}
        actions={
          <Button size="md" variant="default" onClick={onPick}>
            Add exercise
          </Button>
        }
      />
      <div className={classes.pair}>
        <TextField
          label="Day name"
          name={`name-${day.key}`}
          value={day.name}
          onChange={(name) => onChange({ name })}
          maxLength={60}
        />
        <SelectField
          label="Weekday"
          name={`weekday-${day.key}`}
          value={String(day.day)}
          onChange={(weekday) => onChange({ day: Number(weekday) })}
          choices={WEEKDAY_NAMES.map((label, index) => ({ value: String(index + 1), label }))}
        />
      </div>
      {exercises.length === 0 && (
        <>
          <p className={classes.words}>No exercises yet. Days without exercises aren’t saved.</p>
          {built.length > 0 && (
            <SelectField
              label="Copy exercises from"
              name={`alike-${day.key}`}
              value=""
              onChange={(key) => {
                const other = built.find((one) => one.key === key);
                if (!other) return;
                announce(
                  `Copied the exercises from ${dayLabel(other.name)} to ${dayLabel(day.name)}.`,
                );
                onChange({ exercises: copyExercises(other.exercises, newRequestKey) });
              }}
              choices={[
                { value: '', label: 'Choose a day' },
                ...built.map(({ key, name }) => ({ value: key, label: dayLabel(name) })),
              ]}
            />
          )}
        </>
      )}
      <ol className={classes.exercises}>
        {exercises.map((exercise, index) => (
          <ExerciseRow
            key={exercise.key}
            exercise={exercise}
            others={exercises.filter(({ key }) => key !== exercise.key)}
            isFirst={index === 0}
            isLast={index === exercises.length - 1}
            onChange={(change) =>
              onChange({
                exercises: exercises.map((other) =>
                  other.key === exercise.key ? { ...other, ...change } : other,
                ),
              })
            }
            onMove={(by) => {
              onChange({ exercises: moved(exercises, index, by) });
              const words = `${index + 1 + by} of ${exercises.length}`;
              announce(`${exercise.exerciseName} is now ${words}.`);
            }}
            onDuplicate={() => {
              announce(`${exercise.exerciseName} was added again.`);
              onChange({
                exercises: [
                  ...exercises.slice(0, index + 1),
                  { ...exercise, key: newRequestKey() },
                  ...exercises.slice(index + 1),
                ],
              });
            }}
            onRemove={() => {
              announce(`${exercise.exerciseName} was removed from ${dayLabel(day.name)}.`);
              onChange({ exercises: exercises.filter(({ key }) => key !== exercise.key) });
            }}
          />
        ))}
      </ol>
    </Card>
  );
}
