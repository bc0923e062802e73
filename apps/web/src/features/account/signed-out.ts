import { calls } from 'virtual:contract-calls';
import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../lib/endpoint-path.ts';

const sessionKey = endpointKey(calls.me);

/** Whether this tab knows that its session has ended. */
export const isLoggedOut = (client: QueryClient) => client.getQueryData(sessionKey) === null;

/**
 * Calls back when the session turns out to have ended, before the guard redirects to the login
 * page.
 * @returns a function that unsubscribes
 */
export function onLogout(client: QueryClient, callback: () => void): () => void {
  const unsubscribe = client.getQueryCache().subscribe(() => {
    if (!isLoggedOut(client)) return;
    unsubscribe();
    callback();
  });
  return unsubscribe;
}
