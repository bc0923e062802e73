import type { SessionUser } from '@posedown/contract';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { prepareToasts, showToast } from '../../ui/toast/show-toast.ts';
import { useCoachName, useGeneratePlan } from './api.ts';
import { generationFailure } from './generation-failure.ts';

export interface Generation {
  busy: boolean;
  /** The meals a day that are being planned; undefined while nothing is. */
  mealCount: number | undefined;
  start: (mealCount: number) => void;
}

/** Makes plans and says how that went. */
export function useGeneration(user: SessionUser | null): Generation {
  const coachName = useCoachName();
  useEffect(() => whenIdle(prepareToasts), []);
  const { mutate, isPending, variables } = useGeneratePlan(user);

  // A second tap may come before the button is drawn as busy.
  const running = useRef(false);
  const start = (wanted: number) => {
    if (running.current) return;
    running.current = true;
    mutate(wanted, {
      onSettled: () => {
        running.current = false;
      },
      onSuccess: ({ meals, calories }) => {
        void showToast({
          title: 'Plan Generated!',
          message: `${coachName} created your ${meals.length}-meal plan with ${calories} calories.`,
        });
      },
      onError: (error) => {
        const message = generationFailure(error);
        void showToast({
          title: 'Generation Failed',
          message,
          variant: 'destructive',
          seconds: 5,
        });
      },
    });
  };
  return { busy: isPending, mealCount: isPending ? variables : undefined, start };
}
