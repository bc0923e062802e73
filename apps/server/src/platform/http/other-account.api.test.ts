import { errorReplySchema } from '@posedown/contract';
import { expect } from 'vitest';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

let browser: TestBrowser;

const it = pairTest.extend('athlete', { scope: 'file' }, ({ server }) => createPerson(server.db));

it.beforeAll(async ({ server }) => {
  browser = await signIn(server, await createPerson(server.db));
});

const forUser = (userId: string) => ({ 'x-posedown-user': userId });

it('rejects a call for a different person than the session’s', async ({ athlete }) => {
  for (const [method, url] of [
    ['GET', '/api/auth/me'],
    ['GET', '/api/dashboard'],
    ['POST', '/api/check-ins'],
    ['POST', '/api/auth/logout'],
  ] as const) {
    const response = await browser.request({ method, url, headers: forUser(athlete.id) });
    expect(response.statusCode, url).toBe(409);
    expect(errorReplySchema.parse(response.json()).code).toBe('other_account');
  }
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
});

it('accepts a call for the session’s person, or without one', async ({ server, athlete }) => {
  const me = (await browser.get('/api/auth/me')).json();
  const url = '/api/auth/me';
  const own = await browser.request({ method: 'GET', url, headers: forUser(me.user.id) });
  expect(own.json()).toEqual(me);
  const ended = server.browser();
  const response = await ended.request({ method: 'GET', url, headers: forUser(athlete.id) });
  expect(errorReplySchema.parse(response.json()).code).toBe('not_signed_in');
});
