import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { DEMO_ACCOUNTS } from './routes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ demo: true });
});
afterAll(() => test.close());

const { password } = DEMO_ACCOUNTS.client;

async function changeAndDelete(person: Person) {
  const browser = await signIn(test, person);
  const change = { currentPassword: password, newPassword: 'squat bench deadlift' };
  const changed = await browser.post('/api/auth/change-password', change);
  const deletion = { method: 'DELETE', url: '/api/account', payload: { password } } as const;
  const deleted = await browser.request(deletion);
  return [changed, deleted].map((reply) => [reply.statusCode, reply.body && reply.json().code]);
}

it('protects the demo accounts and their password', async () => {
  const client = await createPerson(test.db, DEMO_ACCOUNTS.client);
  const refused = [403, 'demo_account'];
  expect(await changeAndDelete(client)).toEqual([refused, refused]);
  const coach = await createPerson(test.db, { ...DEMO_ACCOUNTS.coach, role: 'coach' });
  expect(await changeAndDelete(coach)).toEqual([refused, [403, 'athlete_only']]);
  for (const account of Object.values(DEMO_ACCOUNTS)) {
    const login = await test.browser().post('/api/auth/login', account);
    expect(login.statusCode).toBe(200);
  }
});

it('doesn’t restrict other accounts', async () => {
  const person = await createPerson(test.db, { password });
  const [changed, deleted] = await changeAndDelete(person);
  expect(changed).toEqual([204, '']);
  expect(deleted).toEqual([400, 'invalid_input']);
});
