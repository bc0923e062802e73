import { calls } from 'virtual:contract-calls';
import type {
  ChecklistBody,
  CompetitionBody,
  CompetitionChange,
  MilestoneBody,
  MilestoneChange,
  Prep,
  ResultBody,
  WeightLimitBody,
} from '@posedown/contract';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { isGone } from '../../lib/api-error.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

export function useCompetitions() {
  return useQuery(endpointQuery(calls.listCompetitions, {}));
}

/** Everything that shows a competition: lists, dashboards, preps and the roster. */
function refreshShows(client: QueryClient) {
  const keys = [calls.listCompetitions, calls.dashboard, calls.clients, calls.clientsSummary];
  for (const target of keys) void client.invalidateQueries({ queryKey: endpointKey(target) });
  return client.invalidateQueries({ queryKey: ['/api', 'users'] });
}

/** Adds a competition, or changes the one with the id. */
export function useSaveCompetition(competitionId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CompetitionBody & CompetitionChange) =>
      competitionId
        ? call(calls.changeCompetition, { params: { competitionId }, body })
        : call(calls.addCompetition, { body }),
    // It may have been saved even though the reply was lost.
    onSettled: () => void refreshShows(client),
  });
}

export function useDeleteCompetition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (competitionId: string) =>
      call(calls.deleteCompetition, { params: { competitionId } }).catch((error: unknown) => {
        // Already deleted: an earlier attempt went through.
        if (!isGone(error)) throw error;
      }),
    onSettled: () => void refreshShows(client),
  });
}

interface Place {
  userId: string;
  competitionId: string;
}

/** An athlete's prep; for the next show unless one is named. While another is read, the one before stays. */
export function usePrep(userId: string, competitionId: string | undefined) {
  return useQuery({
    ...endpointQuery(calls.prep, { params: { userId }, query: { competitionId } }),
    placeholderData: keepPreviousData,
  });
}

const prepsOf = (userId: string) => endpointKey(calls.prep, { params: { userId } });

/** Runs a write about a prep and refetches the prep. */
function usePrepWrite<Input, Output>(userId: string, write: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => client.invalidateQueries({ queryKey: prepsOf(userId) }),
  });
}

/** A write to the show itself increases its version. */
function useShowWrite<Input, Output>(write: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    // An earlier attempt may have gone through, so the next one needs the current version.
    onSettled: () => refreshShows(client),
  });
}

export const useWeightLimit = (params: Place) =>
  useShowWrite((body: WeightLimitBody) => call(calls.setWeightLimit, { params, body }));

export const useResult = (params: Place) =>
  useShowWrite((body: ResultBody) => call(calls.enterResult, { params, body }));

const withTick = (ticked: string[], { item, done }: ChecklistBody) => [
  ...ticked.filter((key) => key !== item),
  ...(done ? [item] : []),
];

/** Ticks at once, and takes the tick back where the server refuses or cannot be reached. */
export function useTick(params: Place) {
  const client = useQueryClient();
  const queryKey = prepsOf(params.userId);
  const mutationKey = ['tick-checklist', params.competitionId];
  const put = (tick: ChecklistBody) =>
    client.setQueriesData<Prep>({ queryKey }, (prep) =>
      prep?.competition?.id === params.competitionId
        ? { ...prep, checklist: withTick(prep.checklist, tick) }
        : prep,
    );
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (body: ChecklistBody) => call(calls.tickChecklist, { params, body }),
    onMutate: async (tick) => {
      put(tick);
      await client.cancelQueries({ queryKey });
    },
    onError: (_error, tick) => put({ ...tick, done: !tick.done }),
    onSettled: () => {
      // A read under way, of what others changed, was ended by the first tick: it is made up for after the last.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}

export const useAddMilestone = (params: Place) =>
  usePrepWrite(params.userId, (body: MilestoneBody) => call(calls.addMilestone, { params, body }));

export const useSuggestMilestones = (params: Place) =>
  usePrepWrite(params.userId, () => call(calls.suggestMilestones, { params }));

export const useChangeMilestone = (userId: string) =>
  usePrepWrite(userId, ({ milestoneId, ...body }: MilestoneChange & { milestoneId: string }) =>
    call(calls.changeMilestone, { params: { userId, milestoneId }, body }),
  );

export const useDeleteMilestone = (userId: string) =>
  usePrepWrite(userId, (milestoneId: string) =>
    call(calls.deleteMilestone, { params: { userId, milestoneId } }),
  );
