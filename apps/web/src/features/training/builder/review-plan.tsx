import { counted, WEEKDAY_NAMES } from '@posedown/coaching';
import { useToday } from '../../../lib/clock/use-today.ts';
import { formatDay } from '../../../lib/days.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import classes from './builder.module.css';
import { builtDays, dayLabel, type PlanDraft, withStartDay } from './plan-draft.ts';
import { weeksField } from './plan-figures.ts';
import { prescriptionText } from './plan-text.ts';
import { WeeklySets } from './weekly-sets.tsx';

/** Step 3: the plan before saving. */
export function ReviewPlan({ plan }: { plan: PlanDraft }) {
  const { startsOn } = withStartDay(plan, useToday());
  const days = builtDays(plan);
  const empty = plan.days.filter(({ exercises }) => exercises.length === 0);
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        <Card gap="md">
          <h2 className={classes.exerciseName}>{plan.name}</h2>
          {plan.description && <p>{plan.description}</p>}
          <p className={classes.words}>
            {counted(weeksField.parse(plan.weeks), 'week')}, {counted(days.length, 'day')} per week.{' '}
            {plan.clientId
              ? `Becomes the active plan of ${plan.clientName} from ${formatDay(startsOn)}.`
              : 'Saved to your plans.'}
          </p>
        </Card>
        {days.length > 0 && empty.length > 0 && (
          <Caution>
            Left out, no exercises: {empty.map(({ name }) => dayLabel(name)).join(', ')}. Go back to
            add some.
          </Caution>
        )}
        {days.length === 0 && (
          <EmptyState title="No Workouts Created">
            Please create at least one workout day before saving.
          </EmptyState>
        )}
        {days.map(({ key, name, day, exercises }) => (
          <Card as="section" key={key} labelledBy={`review-${key}`} gap="md">
            <SectionHeader
              id={`review-${key}`}
              title={dayLabel(name)}
              intro={WEEKDAY_NAMES[day - 1]}
            />
            <ol className={classes.review}>
              {exercises.map((exercise) => (
                <li key={exercise.key}>
                  <strong>{exercise.exerciseName}</strong>
                  <span>
                    {exercise.sets} × {exercise.reps}
                  </span>
                  <span className={classes.words}>{prescriptionText(exercise)}</span>
                  {exercise.notes.trim() && (
                    <span className={classes.words}>{exercise.notes.trim()}</span>
                  )}
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </Stack>
      <WeeklySets plan={plan} />
    </div>
  );
}
