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
  WithdrawalBody,
} from '@posedown/contract';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { isNotFoundError } from '../../lib/api-error.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

export function useCompetitions() {
  return useQuery(endpointQuery(calls.listCompetitions, {}));
}

/** Refetches everything that shows competitions: lists, dashboards, preps and the roster. */
function refreshShows(client: QueryClient) {
  const keys = [calls.listCompetitions, calls.dashboard, calls.clients, calls.clientsSummary];
  for (const target of keys) void client.invalidateQueries({ queryKey: endpointKey(target) });
  return client.invalidateQueries({ queryKey: ['/api', 'users'] });
}

/** Adds a competition, or changes the one with this id. */
export function useSaveCompetition(competitionId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CompetitionBody & CompetitionChange) =>
      competitionId
        ? call(calls.changeCompetition, { params: { competitionId }, body })
        : call(calls.addCompetition, { body }),
    // Also after an error: it may have been saved although the response was lost.
    onSettled: () => void refreshShows(client),
  });
}

export function useDeleteCompetition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (competitionId: string) =>
      call(calls.deleteCompetition, { params: { competitionId } }).catch((error: unknown) => {
        // Already deleted: an earlier attempt went through.
        if (!isNotFoundError(error)) throw error;
      }),
    onSettled: () => void refreshShows(client),
  });
}

interface PrepParams {
  userId: string;
  competitionId: string;
}

/**
 * An athlete's prep for a competition, by default the next one. While another one loads, the
 * previous data stays.
 */
export function usePrep(userId: string, competitionId: string | undefined) {
  return useQuery({
    ...endpointQuery(calls.prep, { params: { userId }, query: { competitionId } }),
    placeholderData: keepPreviousData,
  });
}

const prepsOf = (userId: string) => endpointKey(calls.prep, { params: { userId } });

/** Mutates prep data and refetches the prep. */
function usePrepWrite<Input, Output>(userId: string, write: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => client.invalidateQueries({ queryKey: prepsOf(userId) }),
  });
}

/** Mutates the show itself, which increases its version. */
function useShowWrite<Input, Output>(write: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    // An earlier attempt may have gone through, so the next one needs the current version.
    onSettled: () => refreshShows(client),
  });
}

export const useWeightLimit = (params: PrepParams) =>
  useShowWrite((body: WeightLimitBody) => call(calls.setWeightLimit, { params, body }));

export const useResult = (params: PrepParams) =>
  useShowWrite((body: ResultBody) => call(calls.enterResult, { params, body }));

export const useWithdrawal = (params: PrepParams) =>
  useShowWrite((body: WithdrawalBody) => call(calls.withdrawFromShow, { params, body }));

const withTick = (ticked: string[], { item, done }: ChecklistBody) => [
  ...ticked.filter((key) => key !== item),
  ...(done ? [item] : []),
];

/** Checks an item optimistically, and reverts it if the request fails. */
export function useCheckItem(params: PrepParams) {
  const client = useQueryClient();
  const queryKey = prepsOf(params.userId);
  const mutationKey = ['tick-checklist', params.competitionId];
  const save = (change: ChecklistBody) =>
    client.setQueriesData<Prep>({ queryKey }, (prep) =>
      prep?.competition?.id === params.competitionId
        ? { ...prep, checklist: withTick(prep.checklist, change) }
        : prep,
    );
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (body: ChecklistBody) => call(calls.tickChecklist, { params, body }),
    onMutate: async (tick) => {
      save(tick);
      await client.cancelQueries({ queryKey });
    },
    onError: (_error, tick) => save({ ...tick, done: !tick.done }),
    onSettled: () => {
      // The first update canceled any fetch in progress, so refetch after the last one.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}

export const useAddMilestone = (params: PrepParams) =>
  usePrepWrite(params.userId, (body: MilestoneBody) => call(calls.addMilestone, { params, body }));

export const useSuggestMilestones = (params: PrepParams) =>
  usePrepWrite(params.userId, () => call(calls.suggestMilestones, { params }));

export const useChangeMilestone = (userId: string) =>
  usePrepWrite(userId, ({ milestoneId, ...body }: MilestoneChange & { milestoneId: string }) =>
    call(calls.changeMilestone, { params: { userId, milestoneId }, body }),
  );

export const useDeleteMilestone = (userId: string) =>
  usePrepWrite(userId, (milestoneId: string) =>
    call(calls.deleteMilestone, { params: { userId, milestoneId } }),
  );
