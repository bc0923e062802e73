import { calls } from 'virtual:contract-calls';
import { endpointQuery } from '../../lib/endpoint-query.ts';

const LATEST = 30;

/**
 * The latest messages of a thread. Unlike the paginated thread, they are cached on the device, so
 * athletes can read and answer them offline.
 */
export const latestMessages = (userId: string) =>
  endpointQuery(calls.messages, { params: { userId }, query: { limit: LATEST } });
