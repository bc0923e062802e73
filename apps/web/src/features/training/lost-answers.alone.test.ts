import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useDeletePlan } from './api.ts';

// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'DELETE', path: `/api/${String(name)}` }) }),
}));

it('reads the plans anew after a deletion whose answer was lost, and takes one that is gone for deleted', async () => {
  const client = new QueryClient();
  const list = ['/api', 'trainingPlans'];
  client.setQueryData(list, {});
  const ways: Partial<ReturnType<typeof useDeletePlan>> = {};
  const screen = createElement(() => {
    Object.assign(ways, useDeletePlan());
    return null;
  });
  renderToString(createElement(QueryClientProvider, { client }, screen));
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(ways.mutateAsync?.('plan')).rejects.toThrow();
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  const gone = { code: 'not_found', error: 'That plan was not found.' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(gone), { status: 404 }));
  await expect(ways.mutateAsync?.('plan')).resolves.toBeUndefined();
});
