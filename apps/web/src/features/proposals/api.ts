import { calls } from 'virtual:contract-calls';
import type { ProposalDecisionInput } from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The weekly proposals about an athlete, the newest first. */
export function useProposals(userId: string) {
  return useQuery(endpointQuery(calls.proposals, { params: { userId }, query: {} }));
}

/** Decides on a proposal. Meals, cardio and alerts rest on it, so everything shown is refetched, after a refusal too. */
export function useDecideProposal(proposalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProposalDecisionInput) =>
      call(calls.decideProposal, { params: { proposalId }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}
