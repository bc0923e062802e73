import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { plansQuery } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: { nutritionPlans: { method: 'GET', path: '/api/nutrition-plans/user/:userId' } },
}));
afterEach(() => vi.unstubAllGlobals());

it('loads plans only once the athlete is known', () => {
  const fetchMock = vi.fn(async (_url: string) => new Response('[]'));
  vi.stubGlobal('fetch', fetchMock);
  const client = createQueryClient(vi.fn());
  const look = (userId?: string) =>
    new QueryObserver(client, plansQuery(userId)).subscribe(vi.fn())();
  look();
  expect(fetchMock).not.toHaveBeenCalled();
  look('7');
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/nutrition-plans/user/7']);
});
