import { calls } from 'virtual:contract-calls';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** The number of changes shown on the card. */
const SHOWN = 3;

/**
 * Changes by the other side that the reader has not acknowledged. Prefetched on an athlete's
 * device.
 */
export const newChangesQuery = (userId: string) =>
  endpointQuery(calls.planChanges, {
    params: { userId },
    query: { state: 'unacknowledged', limit: SHOWN },
  });
