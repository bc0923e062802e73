import { calls } from 'virtual:contract-calls';
import type { Onboarding } from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';

/** Creates the account with its plans, and logs this browser in. */
export function useSignUp() {
  return useMutation({
    mutationFn: (body: Onboarding) => call(calls.signUp, { body }),
  });
}

/** The invitation behind a link. Never refetched while it's on the screen. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(calls.openInvitation, { body: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Hides the optional questions on the dashboard, on every device. */
export function useDismissFacts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.putOffFacts, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) }),
  });
}
