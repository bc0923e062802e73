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
  /** The meals a day that are being planned; undefined while nothing is. */
  mealCount: number | undefined;
  start: (mealCount: number) => void;
}

/** What asks for a plan of so many meals a day. */
async function bodyFor(user: SessionUser | null, mealCount: number, client: QueryClient) {
  if (!user) throw new UserNotFoundError();
  // Without the profile the plan can still be made: the server knows the athlete better anyway.
  const profile = await client
    .ensureQueryData({ ...profileOf(user.id), networkMode: 'always' })
    .catch(() => null);
  return planRequest(user, profile, mealCount);
}

/** Makes plans and says how that went. */
export function useGeneration(user: SessionUser | null): Generation {
  const coachName = useCoachName(user?.id) ?? 'Your coach';
  useEffect(() => whenIdle(prepareToasts), []);
  const { mutateAsync, variables } = useGeneratePlan((wanted: number, client) =>
    bodyFor(user, wanted, client),
  );
  const { busy, run } = useSingleFlight();

  async function make(wanted: number) {
    try {
      const { meals, calories } = await mutateAsync(wanted);
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
  const start = (wanted: number) => void run(() => make(wanted));
  return { busy, mealCount: busy ? variables : undefined, start };
}
