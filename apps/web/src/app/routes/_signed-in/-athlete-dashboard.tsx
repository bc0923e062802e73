import { AthleteDashboard as Dashboard } from '../../../features/dashboard/athlete-dashboard.tsx';
import { eatenOf } from '../../../features/nutrition/diary/diary-sums.ts';
import { useWaitingMeals } from '../../../features/nutrition/waiting-meals.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';

/** The athlete's dashboard. What waits on this device to be sent was eaten too. */
export function AthleteDashboard() {
  const waiting = useWaitingMeals(useSignedInUser().id);
  return <Dashboard eatenOf={(logged, date) => eatenOf([logged], waiting.on(date))} />;
}
