import { calls } from 'virtual:contract-calls';
import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from './endpoint-path.ts';

/**
 * Refetches whatever shows what an athlete weighs, eats and feels by the day: their entries and
 * check-ins, what these come to, the meal plan that is judged by them, and the prep of a show.
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
