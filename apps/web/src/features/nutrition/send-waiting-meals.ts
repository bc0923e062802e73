import { useRegularFlush } from '../../lib/outbox-per-person.ts';
import { useUnsavedOutboxWarning } from '../../lib/unsaved-outbox.ts';
import { mealsOf } from './waiting-meals.ts';

/** Sends queued meals. Renders nothing. */
export function SendWaitingMeals({ userId }: { userId: string }) {
  useRegularFlush(mealsOf, userId);
  useUnsavedOutboxWarning(mealsOf, userId);
  return null;
}
