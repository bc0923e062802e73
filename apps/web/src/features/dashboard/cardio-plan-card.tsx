import type { Dashboard } from '@posedown/contract';
import { ActionButton } from './action-button.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './plan-card.module.css';

/** Descriptions of the plan types. */
const TYPES: Record<string, string> = {
  LISS: 'Long and steady, at a pace where you can still talk.',
  HIIT: 'Short and hard intervals with easy ones between them.',
  Mixed: 'A mix of steady sessions and intervals.',
};

interface CardioPlanCardProps {
  plan: Dashboard['cardioPlan'];
  today: Pick<Dashboard['today'], 'cardio' | 'cardioDoneMinutes'>;
}

export function CardioPlanCard({ plan, today }: CardioPlanCardProps) {
  if (!plan || plan.duration === 0) {
    return (
      <DashboardCard
        title="Cardio plan"
        actions={
          <>
            <ActionButton name="startCardio" />
            {!plan && <ActionButton name="viewCardioPlan" />}
          </>
        }
      >
        <p className={classes.none}>
          {plan
            ? 'No cardio planned. Daily walking still helps heart and appetite.'
            : 'No cardio plan yet. It’s created from your answers about time and equipment.'}
        </p>
      </DashboardCard>
    );
  }
  // Until today's session is done, the today card has the start button.
  const isToDo = today.cardio !== null && today.cardioDoneMinutes === null;
  return (
    <DashboardCard
      title="Cardio plan"
      actions={
        <>
          {!isToDo && <ActionButton name="startCardio" />}
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
        {today.cardio === null && (
          <div>
            <dt>Today</dt>
            <dd>None</dd>
          </div>
        )}
      </dl>
    </DashboardCard>
  );
}
