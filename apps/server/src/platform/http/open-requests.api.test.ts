import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const PASSWORD = 'stage lights at noon';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ trustProxy: true });
});
afterAll(() => test.close());

it.each(['http', 'https'])('limits open requests of one session over %s', async (protocol) => {
  const person = await createPerson(test.db, { password: PASSWORD });
  const browser = test.browser();
  const headers = { 'x-forwarded-proto': protocol, origin: `${protocol}://localhost` };
  const login = await browser.request({
    ...{ method: 'POST', url: '/api/auth/login', headers },
    payload: { email: person.email, password: PASSWORD },
  });
  expect(login.statusCode).toBe(200);
  const sendRequest = () => browser.request({ method: 'GET', url: '/api/auth/me', headers });
  const replies = await Promise.all(Array.from({ length: 200 }, sendRequest));
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(70);
});
