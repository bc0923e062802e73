import type { Endpoint, ReplyOf } from '@posedown/contract';
import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import type { CallOf } from './call-of.ts';
import { type Address, endpointKey } from './endpoint-path.ts';

/**
 * The key and types of a read of the contract, for `useQuery` in a feature's `api.ts`:
 * `useQuery(endpointQuery(calls.profile, { params: { userId } }))`.
 */
export function endpointQuery<E extends Endpoint>(target: CallOf<E>, input: CallInput<E>) {
  return queryOptions<ReplyOf<E>, ApiError>({ queryKey: endpointKey(target, input as Address) });
}
