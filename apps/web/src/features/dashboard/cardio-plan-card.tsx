import type { Dashboard } from '@posedown/contract';
import { ActionButton } from './action-button.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './plan-card.module.css';

/** What the plan's short names stand for. */
const TYPES: Record<string, string> = {
  LISS: 'Long and steady, at a pace you can talk at.',
  HIIT: 'Short and hard intervals with easy ones between them.',
  Mixed: 'Steady sessions and intervals in turn.',
};

interface CardioPlanCardProps {
  plan: Dashboard['cardioPlan'];
  /** On such a day the button to start stands with today's session. */
  isCardioToday: boolean;
}

export function CardioPlanCard({ plan, isCardioToday }: CardioPlanCardProps) {
  if (!plan || plan.duration === 0) {
    return (
      <DashboardCard title="Cardio plan">
        <p className={classes.none}>
          {plan
            ? 'No cardio planned. Daily walking still helps heart and appetite.'
            : 'No cardio plan yet. It is made from your answers about time and equipment.'}
        </p>
      </DashboardCard>
    );
  }
  return (
    <DashboardCard
      title="Cardio plan"
      actions={
        <>
          {!isCardioToday && <ActionButton name="startCardio" />}
          <ActionButton name="viewCardioPlan" />
        </>
      }
    >
      <p className={classes.name}>{plan.type}</p>
      <p className={classes.none}>{TYPES[plan.type]}</p>
      <dl className={classes.facts}>
        <div>
          <dt>Average session</dt>
          <dd>{plan.duration} min</dd>
        </div>
        {!isCardioToday && (
          <div>
            <dt>Today</dt>
            <dd>None</dd>
          </div>
        )}
      </dl>
    </DashboardCard>
  );
}
