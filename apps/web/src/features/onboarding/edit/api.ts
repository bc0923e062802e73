import { calls } from 'virtual:contract-calls';
import type { NewPlansBody, ProfileChange } from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

/** Changes answers. Nearly everything depends on them, so everything is refetched. */
export function useChangeProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => call(calls.changeProfile, { params: { userId }, body }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** The targets of a new meal plan. Never cached, because any log may change them. */
export const useTargetsPreview = (userId: string) =>
  useQuery({
    ...endpointQuery(calls.previewTargets, { params: { userId } }),
    staleTime: 0,
  });

/** The current meals scaled to the targets of a new meal plan. */
export const useMealsPreview = (userId: string, enabled: boolean) =>
  useQuery({
    ...endpointQuery(calls.previewMeals, { params: { userId }, query: {} }),
    enabled,
    staleTime: 0,
    select: ({ scaled }) => scaled,
  });

/** Restores the previous meal plan, for a coach. */
export function useUndoPlan(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call(calls.undoPlan, { params: { userId, planId: id }, body: { version } }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** Creates plans from the current answers. */
export function useCreateNewPlans(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPlansBody) => call(calls.createNewPlans, { params: { userId }, body }),
    onSuccess: () => void client.invalidateQueries(),
  });
}
