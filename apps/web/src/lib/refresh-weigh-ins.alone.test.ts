import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { endpointKey } from './endpoint-path.ts';
import { refreshWeighIns } from './refresh-weigh-ins.ts';

const calls = vi.hoisted(() => {
  const read = (path: `/api/${string}`) => ({ method: 'GET', path });
  return {
    dashboard: read('/api/dashboard'),
    listProgress: read('/api/progress'),
    listAthleteProgress: read('/api/users/:userId/progress-entries'),
    listCheckIns: read('/api/users/:userId/check-ins'),
    nutritionPlans: read('/api/nutrition-plans/user/:userId'),
    progressOverview: read('/api/users/:userId/progress'),
    prep: read('/api/users/:userId/prep'),
  };
});
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls }));

it('refetches what depends on a weigh-in, including the meal plan, for that athlete only', () => {
  const client = new QueryClient();
  const keysOf = (userId: string) =>
    Object.values(calls).map((read) => endpointKey(read, { params: { userId } }));
  const isOld = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
  const plansOfBen = endpointKey(calls.nutritionPlans, { params: { userId: 'ben' } });
  for (const key of [...keysOf('ana'), plansOfBen]) client.setQueryData(key, {});
  refreshWeighIns(client, 'ana');
  expect(keysOf('ana').map(isOld)).toEqual(keysOf('ana').map(() => true));
  expect(isOld(plansOfBen)).toBe(false);
});
