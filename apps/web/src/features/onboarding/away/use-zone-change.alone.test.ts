import { expect, it, vi } from 'vitest';
import { profileOf } from '../../../lib/profile.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { drawHook } from '../../../lib/testing/draw-hook.ts';
import { useZoneChange } from './use-zone-change.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: {
    profile: { method: 'GET', path: '/api/users/:userId' },
    changeProfile: { method: 'PATCH', path: '/api/users/:userId' },
  },
}));
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast: async () => undefined }));

it('changes the zone of the current profile version, and refetches everything', async () => {
  const client = createQueryClient(() => undefined);
  client.setQueryData(profileOf('ana').queryKey, { version: 4 } as never);
  client.setQueryData(['/api', 'dashboard'], {});
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PATCH') sent.push(JSON.parse(String(body)));
    return Response.json({ version: 5 });
  });
  await drawHook(client, () => useZoneChange('ana')).take('America/Los_Angeles');
  expect(sent).toEqual([{ version: 5, timezone: 'America/Los_Angeles' }]);
  expect(client.getQueryState(['/api', 'dashboard'])?.isInvalidated).toBe(true);
});
