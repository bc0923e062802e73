import type { FoodItem, Meal } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { useProfile } from '../../lib/profile.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useNutritionPlans, useSwapFood, useUndoSwap } from './api.ts';
import type { ShownPlan } from './shown-plan.ts';

const SwapDialog = lazyPart(() =>
  import('./swap-dialog.tsx').then(({ SwapDialog }) => ({ default: SwapDialog })),
);

const UNREACHED = 'The food was not swapped: the server could not be reached. Try again.';

interface Choice {
  /** The place of the meal in the plan. */
  place: number;
  meal: Meal;
  food: FoodItem;
}

/** Swapping the foods of a saved plan: what opens the dialog, and the dialog while it is open. */
export function useSwap(plan: ShownPlan): { open: (choice: Choice) => void; dialog: ReactNode } {
  const user = useSignedInUser();
  const [choice, setChoice] = useState<Choice>();
  const [failure, setFailure] = useState<string>();
  const profile = useProfile(user.id);
  const plans = useNutritionPlans(user.id);
  const swap = useSwapFood(plan.id ?? '');
  const undo = useUndoSwap(plan.id ?? '');

  function fail(error: unknown) {
    // The plan of the other device is shown behind the dialog's sentence about it.
    if (error instanceof ApiError && error.code === 'changed_meanwhile') void plans.refetch();
    setFailure(userMessageOf(error, UNREACHED));
  }

  function takeBack(version: number, { food }: Choice) {
    undo.mutate(version, {
      onSuccess: () =>
        void showToast({ title: 'Swap taken back', message: `${food.name} is back.` }),
      onError: (error) => {
        const message = userMessageOf(error, UNREACHED);
        void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5 });
      },
    });
  }

  function start(chosen: Choice, fresh: FoodItem) {
    setFailure(undefined);
    const { foodId } = chosen.food;
    const body = { version: plan.version, meal: chosen.place, foodId, substituteId: fresh.foodId };
    swap.mutate(body, {
      onError: fail,
      onSuccess: ({ version }) => {
        setChoice(undefined);
        void showToast({
          title: 'Food Swapped!',
          message: `Replaced ${chosen.food.name} with ${fresh.name}`,
          seconds: 5,
          action: { label: 'Undo', onClick: () => takeBack(version, chosen) },
        });
      },
    });
  }

  const dialog = choice && profile.data && (
    <Suspense fallback={null}>
      <SwapDialog
        food={choice.food}
        meal={choice.meal}
        rules={profile.data}
        busy={swap.isPending}
        failure={failure}
        onSwap={(fresh) => start(choice, fresh)}
        onClose={() => setChoice(undefined)}
      />
    </Suspense>
  );
  const open = (chosen: Choice) => {
    setFailure(undefined);
    setChoice(chosen);
  };
  return { open, dialog };
}
