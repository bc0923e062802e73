import { SendPendingCardio } from '../../features/cardio/send-pending.tsx';
import { SendWaitingCheckIns } from '../../features/check-ins/waiting-check-ins.ts';
import { SendWaitingWeekly } from '../../features/check-ins/weekly/form/waiting-weekly.ts';
import { SendWaitingMeals } from '../../features/nutrition/send-waiting-meals.ts';
import { SendRequestedPhotos } from '../../features/photos/send-requested.ts';
import { SendWaitingTicks } from '../../features/supplements/waiting-ticks.ts';
import { SendWaitingWorkout } from '../../features/training/session/use-workout.ts';

/** Sends what an athlete logged offline. Renders nothing. */
export function SendWaiting({ userId }: { userId: string }) {
  return (
    <>
      <SendWaitingWorkout userId={userId} />
      <SendPendingCardio userId={userId} />
      <SendWaitingCheckIns userId={userId} />
      <SendWaitingWeekly userId={userId} />
      <SendWaitingTicks userId={userId} />
      <SendWaitingMeals userId={userId} />
      <SendRequestedPhotos userId={userId} />
    </>
  );
}
