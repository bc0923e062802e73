import { calls } from 'virtual:contract-calls';
import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from './endpoint-path.ts';

/**
 * Refetches everything that depends on an athlete's weight, food and feelings: entries and
 * check-ins, figures derived from them, the meal plan, and the prep of a show.
 */
export function refreshWeighIns(client: QueryClient, userId: string): void {
  const targets = [
    calls.dashboard,
    calls.listProgress,
    calls.listAthleteProgress,
    calls.listCheckIns,
    calls.nutritionPlans,
    calls.progressOverview,
    calls.prep,
  ];
  for (const target of targets) {
    void client.invalidateQueries({ queryKey: endpointKey(target, { params: { userId } }) });
  }
}
