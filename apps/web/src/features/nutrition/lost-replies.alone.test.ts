import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import { useSwapFood, useUndoSwap } from './api.ts';

const calls = vi.hoisted(() => {
  const plan = '/api/nutrition-plans/:planId';
  return {
    dashboard: { method: 'GET', path: '/api/dashboard' } as const,
    nutritionPlans: { method: 'GET', path: '/api/nutrition-plans/user/:userId' } as const,
    swapFood: { method: 'POST', path: `${plan}/swap` } as const,
    undoSwap: { method: 'POST', path: `${plan}/undo-swap` } as const,
  };
});
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls }));

const AT = { userId: 'ana', planId: 'plan' };
const KEYS = [
  endpointKey(calls.nutritionPlans, { params: { userId: 'ana' } }),
  endpointKey(calls.dashboard),
];

it('refetches the plan if the response to a swap or undo was lost', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const swap = { version: 1, meal: 0, foodId: 'chicken-breast', substituteId: 'tofu' };
  const tries = [
    (client: QueryClient) => drawHook(client, () => useSwapFood(AT)).mutateAsync(swap),
    (client: QueryClient) => drawHook(client, () => useUndoSwap(AT)).mutateAsync(2),
  ];
  for (const attempt of tries) {
    const client = new QueryClient();
    for (const key of KEYS) client.setQueryData(key, []);
    await expect(attempt(client)).rejects.toThrow();
    const outdated = KEYS.map((key) => client.getQueryState(key)?.isInvalidated);
    expect(outdated).toEqual([true, true]);
  }
});
