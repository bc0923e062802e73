import { calls } from 'virtual:contract-calls';
import { endpointQuery } from '../../lib/endpoint-query.ts';

const LATEST = 30;

/**
 * The last lines of a thread alone. The thread itself comes page by page, which no device keeps: this is
 * what an athlete reads, and answers, without a network.
 */
export const latestMessages = (userId: string) =>
  endpointQuery(calls.messages, { params: { userId }, query: { limit: LATEST } });
