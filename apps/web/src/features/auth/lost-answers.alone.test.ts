import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useRevokeSession } from './api.ts';

// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'DELETE', path: `/api/${String(name)}` }) }),
}));

it('reads the devices anew where the answer to signing one out was lost', async () => {
  const client = new QueryClient();
  const list = ['/api', 'listSessions'];
  client.setQueryData(list, {});
  const ways: Partial<ReturnType<typeof useRevokeSession>> = {};
  const screen = createElement(() => {
    Object.assign(ways, useRevokeSession());
    return null;
  });
  renderToString(createElement(QueryClientProvider, { client }, screen));
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(ways.mutateAsync?.('device')).rejects.toThrow();
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
});
