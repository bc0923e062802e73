import { expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { DEMO_ACCOUNTS } from './routes.ts';

const it = serverTest.extend('settings', { demo: true });

const { password } = DEMO_ACCOUNTS.client;

async function changeAndDelete(server: TestApp, person: Person) {
  const browser = await signIn(server, person);
  const change = { currentPassword: password, newPassword: 'squat bench deadlift' };
  const changed = await browser.post('/api/auth/change-password', change);
  const deletion = { method: 'DELETE', url: '/api/account', payload: { password } } as const;
  const deleted = await browser.request(deletion);
  return [changed, deleted].map((reply) => [reply.statusCode, reply.body && reply.json().code]);
}

it('protects the demo accounts and their password', async ({ server }) => {
  const client = await createPerson(server.db, DEMO_ACCOUNTS.client);
  const refused = [403, 'demo_account'];
  expect(await changeAndDelete(server, client)).toEqual([refused, refused]);
  const coach = await createPerson(server.db, { ...DEMO_ACCOUNTS.coach, role: 'coach' });
  expect(await changeAndDelete(server, coach)).toEqual([refused, [403, 'athlete_only']]);
  for (const account of Object.values(DEMO_ACCOUNTS)) {
    const login = await server.browser().post('/api/auth/login', account);
    expect(login.statusCode).toBe(200);
  }
});

it('doesn’t restrict other accounts', async ({ server }) => {
  const person = await createPerson(server.db, { password });
  const [changed, deleted] = await changeAndDelete(server, person);
  expect(changed).toEqual([204, '']);
  expect(deleted).toEqual([400, 'invalid_input']);
});
