import { calls } from 'virtual:contract-calls';
import type { ProposalDecisionInput } from '@posedown/contract';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { useProfile } from '../../lib/profile.ts';
import { decisionToast } from '../../lib/proposal-text.ts';
import { showError } from '../../ui/toast/show-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

/** The weekly proposals for an athlete, newest first. */
export function useProposals(userId: string) {
  return useQuery(endpointQuery(calls.proposals, { params: { userId }, query: {} }));
}

/** Whether the proposals are loaded, or can't be loaded now, for example offline. */
export function useProposalsLoaded(userId: string, enabled: boolean): boolean {
  const query = endpointQuery(calls.proposals, { params: { userId }, query: {} });
  const proposals = useQuery({ ...query, enabled });
  const profile = useProfile(userId);
  const isLoaded = ({ isPending, failureCount, fetchStatus }: typeof proposals | typeof profile) =>
    !isPending || failureCount > 0 || fetchStatus === 'paused';
  return !enabled || (isLoaded(proposals) && isLoaded(profile));
}

const DECISION = ['proposal decision'];

/** Whether a decision is being saved, or data that depends on it is being refetched. */
export const useIsDeciding = () => useIsMutating({ mutationKey: DECISION }) > 0;

/**
 * The proposal can no longer be decided. After the refetch, a newer one or the outcome is shown
 * instead.
 */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.code === 'already_decided' || error.code === 'plan_changed');

/**
 * Decides on a proposal. Meals, cardio and alerts depend on it, so everything is refetched, after
 * a rejection too. The toast is shown here because the card with its buttons and error disappears.
 */
export function useDecideProposal(proposalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: DECISION,
    mutationFn: (body: ProposalDecisionInput) =>
      call(calls.decideProposal, { params: { proposalId }, body }),
    onSuccess: (proposal) => void showToast(decisionToast(proposal)),
    onError: (error) =>
      isOver(error) && showError(error, 'This proposal is closed. Reload to see the current one.'),
    onSettled: () => client.invalidateQueries(),
  });
}
