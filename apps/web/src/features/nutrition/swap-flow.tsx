import type { FoodItem, Meal } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { useProfile } from '../../lib/profile.ts';
import { showError } from '../../ui/toast/show-error.ts';
import { showUndoable } from '../../ui/toast/show-undoable.ts';
import { useSwapFood, useUndoSwap } from './api.ts';
import type { ShownPlan } from './shown-plan.ts';
import { SwapDialog } from './swap-dialog.tsx';

const UNREACHED = 'We couldn’t reach the server, so the food wasn’t swapped. Try again.';

/** A food of a saved plan to be swapped. */
export interface SwapChoice {
  /** The index of the meal in the plan. */
  place: number;
  meal: Meal;
  food: FoodItem;
}

interface SwapFlowProps {
  plan: ShownPlan;
  choice: SwapChoice;
  onClose: () => void;
}

/** The dialog for swapping a food of a plan, with the swap and its undo. */
export function SwapFlow({ plan, choice: { place, meal, food }, onClose }: SwapFlowProps) {
  const user = useSignedInUser();
  const [failure, setFailure] = useState<string>();
  const profile = useProfile(user.id);
  const at = { userId: user.id, planId: plan.id ?? '' };
  const swap = useSwapFood(at);
  const undo = useUndoSwap(at);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function undoSwap(version: number) {
    await undo.mutateAsync(version);
    return { title: 'Swap undone', message: `${food.name} is back.` };
  }

  function start(fresh: FoodItem) {
    setFailure(undefined);
    const { foodId } = food;
    const body = { version: plan.version, meal: place, foodId, substituteId: fresh.foodId };
    const notifySwapped = ({ version }: { version: number }) => {
      onClose();
      showUndoable({
        title: 'Food Swapped!',
        message: `Replaced ${food.name} with ${fresh.name}`,
        undo: () => undoSwap(version),
        otherwise: UNREACHED,
      });
    };
    const explain = (error: unknown) =>
      isOpen.current ? setFailure(userMessageOf(error, UNREACHED)) : showError(error, UNREACHED);
    // Also shows the toast after the dialog was closed or the screen left.
    void swap.mutateAsync(body).then(notifySwapped, explain);
  }

  if (!profile.data) return null;
  const { dietaryRestrictions, foodAllergies } = profile.data;
  return (
    <SwapDialog
      food={food}
      meal={meal}
      rules={{
        restrictions: [...dietaryRestrictions, ...plan.dietaryRestrictions],
        allergies: foodAllergies,
      }}
      busy={swap.isPending}
      failure={failure}
      onSwap={start}
      onClose={onClose}
    />
  );
}
