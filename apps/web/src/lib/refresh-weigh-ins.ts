import { calls } from 'virtual:contract-calls';
import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from './endpoint-path.ts';

/**
 * Reads anew whatever shows what an athlete weighs, eats and feels by the day: their entries and
 * check-ins, what these come to, and the prep of a show.
 */
export function refreshWeighIns(client: QueryClient, userId: string): void {
  const params = { userId };
  const keys = [
    endpointKey(calls.dashboard),
    endpointKey(calls.listProgress),
    endpointKey(calls.listAthleteProgress, { params }),
    endpointKey(calls.listCheckIns, { params }),
    endpointKey(calls.progressOverview, { params }),
    endpointKey(calls.prep, { params }),
  ];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
