import { calls } from 'virtual:contract-calls';
import type { Onboarding } from '@posedown/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointKey } from '../../lib/endpoint-path.ts';

/** Creates the account with its plans, and signs this browser in. */
export function useSignUp() {
  return useMutation({
    mutationFn: (body: Onboarding) => call(calls.signUp, { body }),
  });
}

/** What an invitation's link says. Asked for once: the person has the answer on the screen. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(calls.openInvitation, { body: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Stops the dashboard asking for the optional facts, on every device. */
export function usePutOffFacts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.putOffFacts, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(calls.dashboard) }),
  });
}
