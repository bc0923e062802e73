import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, readByKey } from './query-client.ts';

const signedOut = JSON.stringify({ error: 'Sign in.', code: 'not_signed_in', requestId: 'r1' });

function answerWith(status: number, body: string) {
  const answer = vi.fn(async (_url: string) => ({
    ok: status < 400,
    status,
    headers: new Headers(),
    statusText: '',
    text: async () => body,
  }));
  vi.stubGlobal('fetch', answer);
  return answer;
}

afterEach(() => vi.unstubAllGlobals());

describe('the query client', () => {
  it("requests the path made of the key's parts, joined with slashes", async () => {
    const answer = answerWith(200, '[]');
    const client = createQueryClient(() => undefined);
    await client.fetchQuery({ queryKey: ['/api/nutrition-plans/user', '7'] });
    expect(answer.mock.calls[0]?.[0]).toBe('/api/nutrition-plans/user/7');
  });

  it('keeps data fresh for 5 minutes and in the cache for 10, and never retries', () => {
    const { queries, mutations } = createQueryClient(() => undefined).getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 600_000,
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: true,
    });
    expect(mutations?.retry).toBe(false);
  });

  it('requests once and reports a lost session after a 401', async () => {
    const answer = answerWith(401, signedOut);
    const lost = vi.fn();
    const client = createQueryClient(lost);
    await expect(client.fetchQuery({ queryKey: ['/api/dashboard'] })).rejects.toThrow('401: ');
    expect(answer).toHaveBeenCalledTimes(1);
    expect(lost).toHaveBeenCalledWith(client);
  });
});

describe('a read that the page has already sent', () => {
  const path = '/api/users/7/messages?limit=40';
  const queryKey = ['/api', 'users', '7', 'messages', { limit: 40 }];
  const early = () => {
    const reply = Promise.resolve(new Response('["early"]'));
    vi.stubGlobal('window', { firstReads: new Map([[path, { reply, parsed: ['early'] }]]) });
    // Only replies to a page that was opened just now are used.
    vi.stubGlobal('performance', { now: () => 1000 });
  };
  const observe = (options: object) =>
    new QueryObserver(
      createQueryClient(() => undefined),
      { queryKey, ...options },
    );

  it('fills a new query at once, and a refetch asks the server', async () => {
    early();
    const answer = answerWith(200, '["fetched"]');
    const observer = observe({});
    const stop = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult()).toMatchObject({ data: ['early'], fetchStatus: 'idle' });
    expect((await observer.refetch()).data).toEqual(['fetched']);
    expect(answer).toHaveBeenCalledTimes(1);
    stop();
  });

  it('also replaces the refetch of a query that is always stale', async () => {
    early();
    const answer = answerWith(200, '["fetched"]');
    const observer = observe({ staleTime: 0 });
    const stop = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult().data).toEqual(['early']);
    await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
    expect(answer).not.toHaveBeenCalled();
    stop();
  });

  it('is the first page of a paginated list', () => {
    early();
    expect(observe({ meta: { isPaged: true }, queryFn: vi.fn() }).getCurrentResult().data).toEqual({
      pages: [['early']],
      pageParams: [undefined],
    });
  });

  it('is too old for a query after a while', () => {
    early();
    vi.stubGlobal('performance', { now: () => 20_000 });
    expect(observe({}).getCurrentResult().data).toBeUndefined();
  });

  it('fills no query that changes what it reads', () => {
    early();
    expect(observe({ queryFn: vi.fn() }).getCurrentResult().data).toBeUndefined();
  });
});

describe('a write without a network', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails immediately and is not sent later', async () => {
    const write = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const client = createQueryClient(() => undefined);
    client.mount();
    onlineManager.setOnline(false);
    const deletion = client.getMutationCache().build(client, { mutationFn: write });
    const outcome = deletion.execute(undefined).catch((error: unknown) => error);
    expect(deletion.state.isPaused).toBe(false);
    expect(await outcome).toBeInstanceOf(TypeError);
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(write).toHaveBeenCalledOnce();
    client.unmount();
  });
});

describe('readByKey', () => {
  it('throws on a 401 by default and returns null if configured', async () => {
    answerWith(401, signedOut);
    const context = { client: new QueryClient(), queryKey: ['/api/auth/me'] };
    await expect(readByKey('throw')(context)).rejects.toThrow('401');
    expect(await readByKey('null')(context)).toBeNull();
  });

  it('throws on every other failure in both modes', async () => {
    answerWith(500, '');
    const context = { client: new QueryClient(), queryKey: ['/api/auth/me'] };
    for (const on401 of ['throw', 'null'] as const) {
      await expect(readByKey(on401)(context)).rejects.toThrow('500');
    }
  });
});
