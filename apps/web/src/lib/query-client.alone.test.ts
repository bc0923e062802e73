import { onlineManager, QueryClient } from '@tanstack/react-query';
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
