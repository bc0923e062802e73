import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { type SentMeal, sendMeal } from './api.ts';

const calls = vi.hoisted(() => {
  const read = (path: `/api/${string}`) => ({ method: 'GET', path });
  return {
    dashboard: read('/api/dashboard'),
    nutritionLogs: read('/api/users/:userId/nutrition-logs'),
    quickFoods: read('/api/users/:userId/quick-foods'),
    customFoods: read('/api/users/:userId/custom-foods'),
    progressOverview: read('/api/users/:userId/progress-overview'),
    nutritionPlans: read('/api/users/:userId/plans'),
    logMeal: { method: 'POST', path: '/api/users/:userId/nutrition-logs' } as const,
  };
});
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls }));

it('refetches what depends on the diary, including expenditure, for that athlete only', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const client = new QueryClient();
  const keyOf = (name: keyof typeof calls, userId = 'ana') =>
    endpointKey(calls[name], { params: { userId } });
  const isOld = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
  const diary = ['nutritionLogs', 'quickFoods', 'customFoods', 'progressOverview'] as const;
  const resting = [...diary, 'dashboard' as const].map((name) => keyOf(name));
  const others = [keyOf('nutritionPlans'), ...diary.map((name) => keyOf(name, 'ben'))];
  for (const key of [...resting, ...others]) client.setQueryData(key, {});
  const meal = { kind: 'line', body: { requestKey: '1' } } as SentMeal;
  await sendMeal(client, 'ana', meal);
  expect(resting.map(isOld)).toEqual(resting.map(() => true));
  expect(others.map(isOld)).toEqual(others.map(() => false));
});
