import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { plansQuery } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: { nutritionPlans: { method: 'GET', path: '/api/nutrition-plans/user/:userId' } },
}));
afterEach(() => vi.unstubAllGlobals());

it('loads an athlete’s plans only once there is an athlete', () => {
  const ask = vi.fn(async (_url: string) => new Response('[]'));
  vi.stubGlobal('fetch', ask);
  const client = createQueryClient(vi.fn());
  const look = (userId?: string) =>
    new QueryObserver(client, plansQuery(userId)).subscribe(vi.fn())();
  look();
  expect(ask).not.toHaveBeenCalled();
  look('7');
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/api/nutrition-plans/user/7']);
});
