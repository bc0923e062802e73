import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import { useDeletePhoto } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'DELETE', path: `/api/${String(name)}` }) }),
}));

it('refetches the photos after a lost response to a deletion, and treats a missing photo as deleted', async () => {
  const client = new QueryClient();
  const list = ['/api', 'listPhotos'];
  client.setQueryData(list, {});
  const remove = drawHook(client, () => useDeletePhoto('ana'));
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(remove.mutateAsync('photo')).rejects.toThrow();
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  const notFound = { code: 'not_found', error: 'Photo not found.' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(notFound), { status: 404 }));
  await expect(remove.mutateAsync('photo')).resolves.toBeUndefined();
});
