import { calls } from 'virtual:contract-calls';
import type { InvitationBody } from '@posedown/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages } from '../../lib/endpoint-query.ts';

const PAGE_SIZE = 20;

/** The coach's invitations, actionable ones first, paginated. */
export function useInvitations() {
  const query = { limit: PAGE_SIZE };
  return useInfiniteQuery(endpointPages(calls.listInvitations, { query }));
}

function useRefetchInvitations() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: endpointKey(calls.listInvitations) });
}

export function useInvite() {
  const onSuccess = useRefetchInvitations();
  return useMutation({
    mutationFn: (body: InvitationBody) => call(calls.invite, { body }),
    onSuccess,
  });
}

/** Emails an invitation again with a new link. */
export function useResendInvitation() {
  const onSettled = useRefetchInvitations();
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(calls.resendInvitation, { params: { invitationId } }),
    onSettled,
  });
}

/** Invalidates the link of an invitation. */
export function useRevokeInvitation() {
  const onSettled = useRefetchInvitations();
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(calls.revokeInvitation, { params: { invitationId } }),
    onSettled,
  });
}
