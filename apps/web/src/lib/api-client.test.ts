import { authEndpoints } from '@posedown/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, read } from './api-client.ts';
import { ApiError, fieldErrorsOf, userMessageOf } from './api-error.ts';
import { callOf } from './call-of.ts';

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

  it('names no content type and sends no body when there is none', async () => {
    const answer = answerWith(204, '');
    expect(await call(callOf(authEndpoints.logout), {})).toBeUndefined();
    const [, init] = answer.mock.calls[0] ?? [];
    expect(init?.headers).toEqual({ 'Cache-Control': 'no-cache' });
    expect(init?.body).toBeUndefined();
  });

  it('fills the path of the call', async () => {
    const answer = answerWith(204, '');
    await call(callOf(authEndpoints.revokeSession), { params: { sessionId: '42' } });
    expect(answer.mock.calls[0]?.[0]).toBe('/api/auth/sessions/42');
  });
});

describe('a refused call', () => {
  it('raises status and body text, with code, issues and request id read from it', async () => {
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

  it('raises the status text when the body is empty', async () => {
    answerWith(502, '', 'Bad Gateway');
    await expect(read('/api/config')).rejects.toThrow('502: Bad Gateway');
  });

  it('keeps a foreign error page as text and has no code for it', async () => {
    answerWith(503, '<h1>Busy</h1>');
    const error = await read('/api/config').catch((e: unknown) => e);
    expect(error).toMatchObject({ message: '503: <h1>Busy</h1>', code: undefined, issues: [] });
    expect(userMessageOf(error, 'Try again.')).toBe('Try again.');
  });
});
