import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import { useRevokeSession } from './api.ts';

// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'DELETE', path: `/api/${String(name)}` }) }),
}));

it('reads the devices anew where the answer to signing one out was lost', async () => {
  const client = new QueryClient();
  const list = ['/api', 'listSessions'];
  client.setQueryData(list, {});
  const signOut = drawHook(client, useRevokeSession);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(signOut.mutateAsync('device')).rejects.toThrow();
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
});
