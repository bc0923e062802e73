import { expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';

const PASSWORD = 'stage lights at noon';

const it = serverTest.extend('settings', { trustProxy: true });

it.for(['http', 'https'])(
  'limits open requests of one session over %s',
  async (protocol, { server }) => {
    const person = await createPerson(server.db, { password: PASSWORD });
    const browser = server.browser();
    const headers = { 'x-forwarded-proto': protocol, origin: `${protocol}://localhost` };
    const login = await browser.request({
      ...{ method: 'POST', url: '/api/auth/login', headers },
      payload: { email: person.email, password: PASSWORD },
    });
    expect(login.statusCode).toBe(200);
    const sendRequest = () => browser.request({ method: 'GET', url: '/api/auth/me', headers });
    const replies = await Promise.all(Array.from({ length: 200 }, sendRequest));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(70);
  },
);
