import { calls } from 'virtual:contract-calls';
import type { InvitationBody } from '@posedown/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { endpointPages } from '../../lib/endpoint-query.ts';

const PAGE_SIZE = 20;

/** The coach's invitations, those to act on first, page after page. */
export function useInvitations() {
  const query = { limit: PAGE_SIZE };
  return useInfiniteQuery(endpointPages(calls.listInvitations, { query }));
}

function useRefreshed() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: endpointKey(calls.listInvitations) });
}

export function useInvite() {
  const onSuccess = useRefreshed();
  return useMutation({
    mutationFn: (body: InvitationBody) => call(calls.invite, { body }),
    onSuccess,
  });
}

/** Mails an invitation again, with a new link. */
export function useResendInvitation() {
  const onSettled = useRefreshed();
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(calls.resendInvitation, { params: { invitationId } }),
    onSettled,
  });
}

/** Voids the link of an invitation. */
export function useRevokeInvitation() {
  const onSettled = useRefreshed();
  return useMutation({
    mutationFn: (invitationId: string) =>
      call(calls.revokeInvitation, { params: { invitationId } }),
    onSettled,
  });
}
