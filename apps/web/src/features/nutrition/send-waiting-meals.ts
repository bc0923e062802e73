import { useRegularFlush } from '../../lib/outbox-per-person.ts';
import { useUnkeptWarning } from '../../lib/unkept.ts';
import { mealsOf } from './waiting-meals.ts';

/** Sends what waits, wherever the athlete is. Draws nothing. */
export function SendWaitingMeals({ userId }: { userId: string }) {
  useRegularFlush(mealsOf, userId);
  useUnkeptWarning(mealsOf, userId);
  return null;
}
