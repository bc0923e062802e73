import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import { useRevokeSession } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'DELETE', path: `/api/${String(name)}` }) }),
}));

it('refetches the devices if the response to a logout was lost', async () => {
  const client = new QueryClient();
  const list = ['/api', 'listSessions'];
  client.setQueryData(list, {});
  const revokeSession = drawHook(client, useRevokeSession);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(revokeSession.mutateAsync('device')).rejects.toThrow();
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
});
