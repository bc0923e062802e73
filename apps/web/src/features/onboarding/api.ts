import { calls } from 'virtual:contract-calls';
import type { Onboarding } from '@posedown/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Creates the account with its plans, and signs this browser in. Fails at once without a network. */
export function useSignUp() {
  return useMutation({
    mutationFn: (body: Onboarding) => call(calls.signUp, { body }),
    networkMode: 'always',
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
