import { counted } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { ActionButton } from './action-button.tsx';
import { Badge } from './badge.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './plan-card.module.css';
import { minutesText, planWeekText } from './workout-text.ts';

interface TrainingPlanCardProps {
  plan: Dashboard['trainingPlan'];
  /** Whether there is a workout today; then the today card has the start button. */
  isTrainingToday: boolean;
  /** Whether the competition card shows the current phase. */
  hasCompetition: boolean;
}

export function TrainingPlanCard({ plan, isTrainingToday, hasCompetition }: TrainingPlanCardProps) {
  if (!plan) {
    return (
      <DashboardCard
        title="Training plan"
        actions={!isTrainingToday && <ActionButton name="startWorkout" />}
      >
        <p className={classes.none}>
          No training plan yet. It’s created from your answers about experience, days and equipment;
          your coach can complete them with you.
        </p>
      </DashboardCard>
    );
  }
  return (
    <DashboardCard
      title="Training plan"
      mark={plan.isDeload && <Badge>Deload week</Badge>}
      actions={!isTrainingToday && <ActionButton name="startWorkout" />}
    >
      <p className={classes.name}>{plan.name}</p>
      <div>
        <ShareBar percent={(100 * plan.week) / plan.weeks} />
        <p className={classes.note}>{planWeekText(plan)}</p>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Training</dt>
          <dd>{counted(plan.daysPerWeek, 'day')} a week</dd>
        </div>
        <div>
          <dt>Length</dt>
          <dd>{counted(plan.weeks, 'week')}</dd>
        </div>
        {plan.workoutMinutes && (
          <div>
            <dt>Estimated workout time</dt>
            <dd>{minutesText(plan.workoutMinutes)}</dd>
          </div>
        )}
        {plan.phase && !hasCompetition && (
          <div>
            <dt>Phase</dt>
            <dd>{plan.phase}</dd>
          </div>
        )}
      </dl>
    </DashboardCard>
  );
}
