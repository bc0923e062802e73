import { authEndpoints, photoEndpoints } from '@posedown/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, read, setActiveUser } from './api-client.ts';
import { ApiError, fieldErrorsOf, isUnanswered, userMessageOf } from './api-error.ts';
import { callOf } from './call-of.ts';
import { isFinal } from './outbox.ts';

function answerWith(status: number, body: string, statusText = '') {
  const answer = vi.fn(async (_url: string, _init: RequestInit) => ({
    ok: status < 400,
    status,
    headers: new Headers(),
    statusText,
    text: async () => body,
  }));
  vi.stubGlobal('fetch', answer);
  return answer;
}

afterEach(() => vi.unstubAllGlobals());

const login = callOf(authEndpoints.login);
const credentials = { email: 'ada@example.org', password: 'correct horse' };
const failure = JSON.stringify({
  error: 'That e-mail is taken.',
  code: 'email_taken',
  issues: [{ path: 'email', message: 'Already in use' }],
  requestId: 'r1',
});

describe('call', () => {
  it('sends credentials, no-cache and a JSON body under the contract’s method and path', async () => {
    const answer = answerWith(200, '{"user":{"name":"Ada"}}');
    const reply = await call(login, { body: credentials });
    expect(reply).toEqual({ user: { name: 'Ada' } });
    const [url, init] = answer.mock.calls[0] ?? [];
    expect(url).toBe('/api/auth/login');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  });

  it('uses the reply to a read that the page has already sent, once and before any write', async () => {
    const answer = answerWith(200, '["fetched"]');
    const early = () => ({ reply: Promise.resolve(new Response('["early"]')) });
    const firstReads = new Map([['/api/config', early()]]);
    vi.stubGlobal('window', { firstReads });
    vi.stubGlobal('performance', { now: () => 1000 });
    expect(await read('/api/config')).toEqual(['early']);
    expect(await read('/api/config')).toEqual(['fetched']);
    firstReads.set('/api/config', { reply: Promise.reject(new TypeError('no network')) });
    expect(await read('/api/config')).toEqual(['fetched']);
    firstReads.set('/api/config', early());
    await call(login, { body: credentials });
    expect(await read('/api/config')).toEqual(['fetched']);
    expect(answer).toHaveBeenCalledTimes(4);
  });

  it('sends no content type without a body', async () => {
    const answer = answerWith(204, '');
    expect(await call(callOf(authEndpoints.logout), {})).toBeUndefined();
    const [, init] = answer.mock.calls[0] ?? [];
    expect(init?.headers).toEqual({ 'Cache-Control': 'no-cache' });
    expect(init?.body).toBeUndefined();
  });

  it('reads with credentials, no-cache and no body, and parses the reply as JSON', async () => {
    const answer = answerWith(200, '[1]');
    expect(await read('/api/config')).toEqual([1]);
    const [url, init] = answer.mock.calls[0] ?? [];
    expect(url).toBe('/api/config');
    expect(init?.method ?? 'GET').toBe('GET');
    expect(init).toMatchObject({ credentials: 'include' });
    expect(init?.headers).toEqual({ 'Cache-Control': 'no-cache' });
    expect(init?.body).toBeUndefined();
  });

  it('fills in the path parameters', async () => {
    const answer = answerWith(204, '');
    await call(callOf(authEndpoints.revokeSession), { params: { sessionId: '42' } });
    expect(answer.mock.calls[0]?.[0]).toBe('/api/auth/sessions/42');
  });
});

describe('a call from a tab that knows its user', () => {
  afterEach(() => setActiveUser(() => undefined));

  it("sends the user's id, and reloads once someone else has logged in", async () => {
    setActiveUser(() => 'ana');
    const reload = vi.fn();
    vi.stubGlobal('window', { location: { reload } });
    const answer = answerWith(
      409,
      JSON.stringify({ error: 'Ben is here.', code: 'other_account' }),
    );
    const error = await call(login, { body: credentials }).catch((e: unknown) => e);
    expect(answer.mock.calls[0]?.[1].headers).toMatchObject({ 'X-Posedown-User': 'ana' });
    expect(reload).toHaveBeenCalledOnce();
    // The drafts are Ana's and stay for her.
    expect([isFinal(error), isUnanswered(error)]).toEqual([false, false]);
  });
});

describe('a call without a response', () => {
  afterEach(() => vi.useRealTimers());

  /** Mocks a server that accepts the call but doesn't respond until it is aborted. */
  function mockSilentServer() {
    const silence = vi.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    vi.stubGlobal('fetch', silence);
    return silence;
  }

  it('counts as unreached after 20 seconds, and ends when its caller aborts', async () => {
    vi.useFakeTimers();
    mockSilentServer();
    const waited = read('/api/config').catch((e: unknown) => e);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isUnanswered(await waited)).toBe(true);
    const caller = new AbortController();
    const aborted = read('/api/config', caller.signal).catch((e: unknown) => e);
    caller.abort();
    expect(isUnanswered(await aborted)).toBe(true);
  });

  it('leaves no timer running after a response or an error', async () => {
    vi.useFakeTimers();
    answerWith(200, '{}');
    await read('/api/config');
    expect(vi.getTimerCount()).toBe(0);
    answerWith(502, '');
    await read('/api/config').catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has no timeout for a photo', async () => {
    const silence = mockSilentServer();
    void call(callOf(photoEndpoints.uploadPhoto), {
      params: { userId: 'ana' },
      query: { purpose: 'progress' },
      body: new Blob(['picture'], { type: 'image/jpeg' }),
    });
    expect(silence.mock.calls[0]?.[1].signal).toBeUndefined();
  });
});

describe('a rejected call', () => {
  it('throws status and body text, with code, issues and request id parsed from it', async () => {
    answerWith(409, failure);
    const error = await call(login, { body: credentials }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `409: ${failure}`,
      status: 409,
      code: 'email_taken',
      requestId: 'r1',
    });
    expect(fieldErrorsOf(error)).toEqual({ email: 'Already in use' });
    expect(userMessageOf(error, 'Try again.')).toBe('That e-mail is taken.');
  });

  it('throws the status text if the body is empty', async () => {
    answerWith(502, '', 'Bad Gateway');
    await expect(read('/api/config')).rejects.toThrow('502: Bad Gateway');
  });

  it('parses how long to wait before retrying', async () => {
    const headers = { 'Retry-After': '3600' };
    vi.stubGlobal('fetch', async () => new Response(failure, { status: 429, headers }));
    await expect(read('/api/config')).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
    answerWith(409, failure);
    await expect(read('/api/config')).rejects.toMatchObject({ retryAfterMs: 0 });
  });

  it('fails permanently if a proxy rejects it as too large', async () => {
    answerWith(413, '<h1>Too Large</h1>');
    const error = await read('/api/config').catch((e: unknown) => e);
    expect([isUnanswered(error), isFinal(error)]).toEqual([false, true]);
    expect(userMessageOf(error, 'Try again.')).toMatch(/too large to send/);
    answerWith(413, JSON.stringify({ error: 'At most 12 MB.', code: 'body_too_large' }));
    await expect(read('/api/config')).rejects.toMatchObject({ userMessage: 'At most 12 MB.' });
  });

  it.each([401, 403, 404, 503])(
    'treats a foreign %d page as no response, without a code or a permanent failure',
    async (status) => {
      answerWith(status, '<h1>Busy</h1>');
      const error = await read('/api/config').catch((e: unknown) => e);
      const message = `${status}: <h1>Busy</h1>`;
      expect(error).toMatchObject({ message, status: 502, code: undefined, issues: [] });
      expect(userMessageOf(error, 'Try again.')).toBe('Try again.');
      expect([isUnanswered(error), isFinal(error)]).toEqual([true, false]);
    },
  );
});
