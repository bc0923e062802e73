import { calls } from 'virtual:contract-calls';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

/** The athlete's weekly check-in to fill in, and the last ones. Prefetched on an athlete's device. */
export const weeklyQuery = (userId: string) =>
  endpointQuery(calls.weeklyCheckIn, { params: { userId } });
