import { expect } from 'vitest';
import { serverTest as it } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';
import { openTestApp } from '../../testing/test-app.ts';

const PASSWORD = 'stage lights at noon';

it('rejects a flood of logins from one address before the database counts them', async ({
  server,
}) => {
  const guess = (_: unknown, index: number) =>
    server
      .browser()
      .post('/api/auth/login', { email: `nobody${index}@test.example`, password: 'a wrong one' });
  const flood = Array.from({ length: 200 }, guess);
  // Another address doesn't wait.
  const other = await server.browser().request({
    ...{ method: 'POST', url: '/api/auth/login', remoteAddress: '192.0.2.9' },
    payload: { email: 'somebody@test.example', password: 'a wrong one' },
  });
  expect(other.statusCode).toBe(401);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  // Six run and a hundred wait. The address has a hundred guesses. A slow machine rejects more, because a wait ends
  // after 10 s.
  const refused = statuses.filter((status) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(100);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.slice(106)).toEqual(Array.from({ length: 94 }, () => 429));
});

it('never slows down a known device when others at its address send too much', async () => {
  const small = await openTestApp({ limits: { writePerPerson: 3 } });
  const owner = await createPerson(small.db, { password: PASSWORD });
  const device = small.browser();
  const credentials = { email: owner.email, password: PASSWORD };
  await device.post('/api/auth/login', credentials);
  await device.post('/api/auth/logout');
  const sendRequest = () =>
    small.browser().post('/api/auth/password-link', { email: 'a@test.example' });
  while ((await sendRequest()).statusCode !== 429);
  expect((await device.post('/api/auth/login', credentials)).statusCode).toBe(200);
  await small.close();
});
