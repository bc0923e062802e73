import { calls } from 'virtual:contract-calls';
import type { Onboarding } from '@posedown/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Creates the account with its plans, and signs this browser in. Fails at once without a network. */
export function useSignUp() {
  return useMutation({
    mutationFn: (body: Onboarding) => call(calls.signUp, { body }),
    networkMode: 'always',
  });
}
