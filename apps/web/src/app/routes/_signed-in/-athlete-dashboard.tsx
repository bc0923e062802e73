import { usePendingCounts } from '../../../features/cardio/send-pending.tsx';
import { AthleteDashboard as Dashboard } from '../../../features/dashboard/athlete-dashboard.tsx';
import { eatenOf } from '../../../features/nutrition/diary/diary-sums.ts';
import { useWaitingMeals } from '../../../features/nutrition/waiting-meals.ts';
import { FactsCard } from '../../../features/onboarding/facts/facts-card.tsx';
import { useWaitingTickCount } from '../../../features/supplements/waiting-ticks.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { LateAway } from '../../live/late-away.tsx';

/**
 * The athlete's dashboard. Meals that wait on this device to be sent were eaten too, and are counted; what else
 * waits is told.
 */
export function AthleteDashboard() {
  const { id } = useSignedInUser();
  const meals = useWaitingMeals(id);
  const waiting = { ...usePendingCounts(id), supplements: useWaitingTickCount(id) };
  return (
    <Dashboard
      eatenOf={(logged, date) => eatenOf([logged], meals.on(date))}
      waiting={waiting}
      notice={<LateAway />}
      questions={<FactsCard />}
    />
  );
}
