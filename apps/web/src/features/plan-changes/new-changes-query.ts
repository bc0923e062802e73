import { calls } from 'virtual:contract-calls';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** As many as a card on Today shows. */
const SHOWN = 3;

/** What the other side changed and the reader has not acknowledged. An athlete's device reads it ahead. */
export const newChangesQuery = (userId: string) =>
  endpointQuery(calls.planChanges, {
    params: { userId },
    query: { state: 'unacknowledged', limit: SHOWN },
  });
