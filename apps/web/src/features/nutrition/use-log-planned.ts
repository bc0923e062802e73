import { mealTypeOf } from '@posedown/coaching';
import type { Meal } from '@posedown/contract';
import { isUnreached, userMessageOf } from '../../lib/api-error.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { type PlannedMeal, useDeleteLogs, useLogPlannedMeal } from './api.ts';
import { useWaitingMeals } from './waiting-meals.ts';

const FAILED = 'Failed to log meal. Please try again.';

const STILL_LOGGED = 'The meal could not be taken back. Delete its lines in your diary.';

function explain(error: unknown, failure: string) {
  const message = userMessageOf(error, failure);
  void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5 });
}

/** Logging a whole meal as it was planned, with a way back. */
export function useLogPlanned(userId: string, planId: string | null, date: string | undefined) {
  const write = useLogPlannedMeal(userId);
  const removal = useDeleteLogs(userId);
  const waiting = useWaitingMeals(userId);

  // A second tap, before the first is drawn, would log the meal twice.
  const { busy, run } = useSingleFlight();

  async function send(body: PlannedMeal, meal: Meal) {
    const { logs } = await write.mutateAsync(body);
    void showToast({
      title: 'Meal Logged Successfully!',
      message: `Added ${formatNumber(meal.calories)} kcal to ${meal.name.toLowerCase()}.`,
      seconds: 5,
      action: {
        label: 'Undo',
        onClick: () => removal.mutate(logs, { onError: (error) => explain(error, STILL_LOGGED) }),
      },
    });
  }

  function keep(body: PlannedMeal, { name, calories, protein, carbs, fats }: Meal) {
    waiting.keep({
      sent: { kind: 'planned', body },
      name: `${name} as planned`,
      mealType: mealTypeOf(name),
      macros: { calories, protein, carbs, fats },
    });
  }

  function log(place: number, meal: Meal) {
    if (planId === null || date === undefined) return;
    const body = { planId, date, meal: place, requestKey: newRequestKey() };
    void run(() =>
      send(body, meal).catch((error) =>
        isUnreached(error) ? keep(body, meal) : explain(error, FAILED),
      ),
    );
  }
  return { log, busy: busy || removal.isPending };
}
