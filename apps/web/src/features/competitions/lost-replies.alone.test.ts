import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import { useDeleteCompetition, useResult, useWeightLimit } from './api.ts';

const calls = vi.hoisted(() => {
  const competition = '/api/competitions/:competitionId';
  const own = '/api/users/:userId/competitions/:competitionId';
  return {
    dashboard: { method: 'GET', path: '/api/dashboard' } as const,
    clients: { method: 'GET', path: '/api/clients' } as const,
    clientsSummary: { method: 'GET', path: '/api/clients/summary' } as const,
    listCompetitions: { method: 'GET', path: '/api/competitions' } as const,
    deleteCompetition: { method: 'DELETE', path: competition } as const,
    prep: { method: 'GET', path: '/api/users/:userId/prep' } as const,
    setWeightLimit: { method: 'PUT', path: `${own}/weight-limit` } as const,
    enterResult: { method: 'PUT', path: `${own}/result` } as const,
  };
});
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls }));

const KEYS = [
  endpointKey(calls.listCompetitions),
  endpointKey(calls.prep, { params: { userId: 'ana' } }),
];
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, {});
});
const outdated = () => KEYS.map((key) => client.getQueryState(key)?.isInvalidated);

const drawn = <Given>(hook: () => Given) => drawHook(client, hook);

const loseAnswer = async () => {
  throw new TypeError('Failed to fetch');
};

it('refetches the shows if the response to a deletion was lost, and treats a missing show as deleted', async () => {
  const remove = drawn(useDeleteCompetition);
  vi.stubGlobal('fetch', loseAnswer);
  await expect(remove.mutateAsync('show')).rejects.toThrow();
  expect(outdated()).toEqual([true, true]);
  const notFound = { code: 'not_found', error: 'Competition not found.' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(notFound), { status: 404 }));
  await expect(remove.mutateAsync('show')).resolves.toBeUndefined();
});

it('refetches the shows after the weight limit changes, because the show form needs the new version', async () => {
  const save = drawn(() => useWeightLimit({ userId: 'ana', competitionId: 'show' }));
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await save.mutateAsync({ weightLimit: 80, version: 1 });
  expect(outdated()).toEqual([true, true]);
});

it('refetches the shows if the response to a result was lost', async () => {
  const save = drawn(() => useResult({ userId: 'ana', competitionId: 'show' }));
  vi.stubGlobal('fetch', loseAnswer);
  const body = { completed: true, placing: 2, version: 1 };
  await expect(save.mutateAsync(body)).rejects.toThrow();
  expect(outdated()).toEqual([true, true]);
});
