import { calls } from 'virtual:contract-calls';
import { mealTypeOf } from '@posedown/coaching';
import type { Meal } from '@posedown/contract';
import { useQueryClient } from '@tanstack/react-query';
import { isUnanswered } from '../../lib/api-error.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { showError } from '../../ui/toast/show-error.ts';
import { showUndoable } from '../../ui/toast/show-undoable.ts';
import { type PlannedMeal, useDeleteLogs, useLogPlannedMeal } from './api.ts';
import type { WaitingMeal } from './waiting-meal.ts';
import { useWaitingMeals } from './waiting-meals.ts';

const FAILED = 'Failed to log meal. Please try again.';

const UNDO_FAILED = 'We couldn’t undo this meal. Delete its entries in your diary.';

const toWait = (body: PlannedMeal, meal: Meal): WaitingMeal => ({
  sent: { kind: 'planned', body },
  name: `${meal.name} as planned`,
  mealType: mealTypeOf(meal.name),
  macros: { calories: meal.calories, protein: meal.protein, carbs: meal.carbs, fats: meal.fats },
});

/** Logs a whole meal as planned, with undo. */
export function useLogPlanned(userId: string, planId: string | null, date: string | undefined) {
  const write = useLogPlannedMeal(userId);
  const removal = useDeleteLogs(userId);
  const waiting = useWaitingMeals(userId);
  const client = useQueryClient();

  // A second tap before the diary is refetched would log the meal twice.
  const { busy, run } = useSingleFlight();

  async function send(body: PlannedMeal, meal: Meal) {
    const { logs } = await write.mutateAsync(body);
    showUndoable({
      title: 'Meal Logged Successfully!',
      message: `Added ${formatNumber(meal.calories)} kcal to ${meal.name.toLowerCase()}.`,
      undo: async () => {
        await removal.mutateAsync(logs);
        return { title: 'Undone', message: `${meal.name} was removed from your diary.` };
      },
      otherwise: UNDO_FAILED,
    });
  }

  /** Waits until the diary has been refetched. */
  function diaryRead() {
    const queryKey = endpointKey(calls.nutritionLogs, { params: { userId } });
    return client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
  }

  function log(index: number, meal: Meal) {
    if (planId === null || date === undefined) return;
    const body = { planId, date, meal: index, requestKey: newRequestKey() };
    const queuedMeal = toWait(body, meal);
    void run(() =>
      waiting
        .whileSent(queuedMeal, () => send(body, meal))
        .catch((error) =>
          isUnanswered(error) ? waiting.queue(queuedMeal) : showError(error, FAILED),
        )
        .then(diaryRead),
    );
  }
  return { log, busy: busy || removal.isPending };
}
