import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';

// Every heap exceeds one byte from the first sample on.
const pressure = { maxEventLoopDelay: 60_000, maxHeapUsedBytes: 1, sampleInterval: 10 };
const it = serverTest.extend('options', { pressure });

it.beforeAll(async ({ server }) => {
  while (!server.app.isUnderPressure()) await nextTurn();
});

const password = 'squat bench deadlift';

it('rejects deferrable work while the process is overloaded, with a retry time', async ({
  server,
}) => {
  const browser = await signIn(server, await createPerson(server.db));
  const reply = await browser.get('/api/progress?limit=1');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
  expect(reply.json()).toMatchObject({ code: 'unavailable' });
});

it('keeps answering health and login under load', async ({ server }) => {
  const { email } = await createPerson(server.db, { password });
  const browser = server.browser();
  expect((await browser.get('/api/health')).statusCode).toBe(200);
  expect((await browser.post('/api/auth/login', { email, password })).statusCode).toBe(200);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
});
