import type { SessionUser } from '@posedown/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileOf, useCoachName } from '../../lib/profile.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { prepareToasts, showToast } from '../../ui/toast/show-toast.ts';
import { useGeneratePlan } from './api.ts';
import { generationFailure, UserNotFoundError } from './generation-failure.ts';
import { planRequest } from './plan-request.ts';

export interface Generation {
  busy: boolean;
  /** The number of meals per day of the plan being generated; undefined when idle. */
  mealCount: number | undefined;
  start: (mealCount: number) => void;
}

/** The request for a plan with this number of meals per day. */
async function bodyFor(user: SessionUser | null, mealCount: number, client: QueryClient) {
  if (!user) throw new UserNotFoundError();
  // A plan can be generated without the profile, because the server knows the athlete.
  const profile = await client
    .ensureQueryData({ ...profileOf(user.id), networkMode: 'always' })
    .catch(() => null);
  return planRequest(user, profile, mealCount);
}

/** Generates plans and shows the result as a toast. */
export function useGeneration(user: SessionUser | null): Generation {
  const coachName = useCoachName(user?.id) ?? 'Your coach';
  useEffect(() => whenIdle(prepareToasts), []);
  const { mutateAsync, variables } = useGeneratePlan((mealCount: number, client) =>
    bodyFor(user, mealCount, client),
  );
  const { busy, run } = useSingleFlight();

  async function generate(mealCount: number) {
    try {
      const { meals, calories } = await mutateAsync(mealCount);
      const message = `${coachName} created your ${meals.length}-meal plan with ${calories} calories.`;
      void showToast({ title: 'Plan Generated!', message });
    } catch (error) {
      void showToast({
        title: 'Generation Failed',
        message: generationFailure(error),
        variant: 'destructive',
        seconds: 5,
      });
    }
  }
  const start = (mealCount: number) => void run(() => generate(mealCount));
  return { busy, mealCount: busy ? variables : undefined, start };
}
