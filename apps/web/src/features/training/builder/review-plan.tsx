import { counted, WEEKDAY_NAMES } from '@posedown/coaching';
import { formatDay } from '../../../lib/days.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { techniqueName } from '../session/exercise-words.ts';
import classes from './builder.module.css';
import { builtDays, type PlanDraft } from './plan-draft.ts';
import { WeeklySets } from './weekly-sets.tsx';

/** Step 3: the plan as it will be saved. */
export function ReviewPlan({ plan }: { plan: PlanDraft }) {
  const days = builtDays(plan);
  return (
    <div className={classes.columns}>
      <div className={classes.days}>
        <Card className={classes.card}>
          <h2 className={classes.exerciseName}>{plan.name}</h2>
          {plan.description && <p>{plan.description}</p>}
          <p className={classes.words}>
            {counted(Number(plan.weeks), 'week')}, {counted(plan.daysPerWeek, 'day')} per week.{' '}
            {plan.clientId
              ? `Becomes the active plan of ${plan.clientName} from ${formatDay(plan.startsOn)}.`
              : 'Kept among your own plans.'}
          </p>
        </Card>
        {days.length === 0 && (
          <EmptyState title="No Workouts Created">
            Please create at least one workout day before saving.
          </EmptyState>
        )}
        {days.map(({ key, name, day, exercises }) => (
          <Card as="section" key={key} labelledBy={`review-${key}`} className={classes.card}>
            <SectionHeader id={`review-${key}`} title={name} intro={WEEKDAY_NAMES[day - 1]} />
            <ol className={classes.review}>
              {exercises.map((exercise) => (
                <li key={exercise.key}>
                  <strong>{exercise.exerciseName}</strong>
                  <span>
                    {exercise.sets} × {exercise.reps}
                  </span>
                  <span className={classes.words}>
                    rest {exercise.restTime} s, RPE {exercise.rpe}
                    {exercise.technique !== 'straight_sets' &&
                      `, ${techniqueName(exercise.technique).toLowerCase()}`}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
      <WeeklySets plan={plan} />
    </div>
  );
}
