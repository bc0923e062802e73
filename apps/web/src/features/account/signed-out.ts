import { calls } from 'virtual:contract-calls';
import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../lib/endpoint-path.ts';

const sessionKey = endpointKey(calls.me);

/** Whether this tab knows that its session is over. */
export const isSignedOut = (client: QueryClient) => client.getQueryData(sessionKey) === null;

/**
 * Calls back once the session turns out to be over, before the guard sends the person to the login page.
 * @returns what stops it
 */
export function whenSignedOut(client: QueryClient, then: () => void): () => void {
  const stop = client.getQueryCache().subscribe(() => {
    if (!isSignedOut(client)) return;
    stop();
    then();
  });
  return stop;
}
