import { messageEndpoints } from '@posedown/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { callOf } from './call-of.ts';
import { endpointPages } from './endpoint-query.ts';

afterEach(() => vi.unstubAllGlobals());

it('loads a list page by page until the last', async () => {
  const fetchMock = vi.fn(async (url: string, _init: RequestInit) => {
    const isLast = url.includes('cursor=');
    return new Response(JSON.stringify({ nextCursor: isLast ? null : 'then' }));
  });
  vi.stubGlobal('fetch', fetchMock);
  const input = { params: { userId: 'ana' }, query: { limit: 40 } };
  const pages = endpointPages(callOf(messageEndpoints.messages), input);
  await new QueryClient().fetchInfiniteQuery({ ...pages, pages: 3 });
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    '/api/users/ana/messages?limit=40',
    '/api/users/ana/messages?limit=40&cursor=then',
  ]);
  expect(pages.queryKey).toEqual(['/api', 'users', 'ana', 'messages', { limit: 40 }]);
});
