import { errorReplySchema } from '@posedown/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let test: TestApp;
let ana: Person;
let browser: TestBrowser;
beforeAll(async () => {
  test = await openTestApp();
  ana = await createPerson(test.db);
  browser = await signIn(test, await createPerson(test.db));
});
afterAll(() => test.close());

const forUser = (userId: string) => ({ 'x-posedown-user': userId });

it('rejects a call for another person than the session’s', async () => {
  for (const [method, url] of [
    ['GET', '/api/auth/me'],
    ['GET', '/api/dashboard'],
    ['POST', '/api/check-ins'],
    ['POST', '/api/auth/logout'],
  ] as const) {
    const response = await browser.request({ method, url, headers: forUser(ana.id) });
    expect(response.statusCode, url).toBe(409);
    expect(errorReplySchema.parse(response.json()).code).toBe('other_account');
  }
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
});

it('accepts a call for the session’s person, or without one', async () => {
  const me = (await browser.get('/api/auth/me')).json();
  const url = '/api/auth/me';
  const own = await browser.request({ method: 'GET', url, headers: forUser(me.user.id) });
  expect(own.json()).toEqual(me);
  const ended = test.browser();
  const response = await ended.request({ method: 'GET', url, headers: forUser(ana.id) });
  expect(errorReplySchema.parse(response.json()).code).toBe('not_signed_in');
});
