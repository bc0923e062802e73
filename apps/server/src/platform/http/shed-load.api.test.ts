import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  // Every heap exceeds one byte from the first sample on.
  const pressure = { maxEventLoopDelay: 60_000, maxHeapUsedBytes: 1, sampleInterval: 10 };
  test = await openTestApp({}, { pressure });
  while (!test.app.isUnderPressure()) await nextTurn();
});
afterAll(() => test.close());

const password = 'squat bench deadlift';

it('rejects deferrable work while the process is overloaded, with a retry time', async () => {
  const browser = await signIn(test, await createPerson(test.db));
  const reply = await browser.get('/api/progress?limit=1');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
  expect(reply.json()).toMatchObject({ code: 'unavailable' });
});

it('keeps answering health and login under load', async () => {
  const { email } = await createPerson(test.db, { password });
  const browser = test.browser();
  expect((await browser.get('/api/health')).statusCode).toBe(200);
  expect((await browser.post('/api/auth/login', { email, password })).statusCode).toBe(200);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
});
