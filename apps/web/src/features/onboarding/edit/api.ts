import { calls } from 'virtual:contract-calls';
import type { NewPlansBody, ProfileChange } from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

/** Changes answers. Nearly everything rests on them, so all that is shown is refetched. */
export function useChangeProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => call(calls.changeProfile, { params: { userId }, body }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** What a new meal plan would aim at; asked again each time, for every log may change it. */
export const useTargetsPreview = (userId: string) =>
  useQuery({
    ...endpointQuery(calls.previewTargets, { params: { userId } }),
    staleTime: 0,
  });

/** What the meals in force would be for what a new meal plan would aim at. */
export const useMealsPreview = (userId: string, enabled: boolean) =>
  useQuery({
    ...endpointQuery(calls.previewMeals, { params: { userId }, query: {} }),
    enabled,
    staleTime: 0,
    select: ({ scaled }) => scaled,
  });

/** Puts the meal plan before the newest one back in force, for a coach. */
export function useUndoPlan(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call(calls.undoPlan, { params: { userId, planId: id }, body: { version } }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** Makes plans from the answers as they are now. */
export function useMakeNewPlans(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPlansBody) => call(calls.makeNewPlans, { params: { userId }, body }),
    onSuccess: () => void client.invalidateQueries(),
  });
}
