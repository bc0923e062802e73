import { expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { openTestApp } from '../../testing/test-app.ts';

it('replaces a start in the future with the current time', async () => {
  const test = await openTestApp();
  const browser = await signIn(test, await createPerson(test.db));
  const send = (aheadMs: number, requestKey: string) =>
    browser.post('/api/cardio-sessions', {
      ...{ type: 'LISS', modality: 'brisk-walk', durationSeconds: 1800, completed: true },
      startedAt: new Date(Date.parse('2026-11-21T09:00:00Z') + aheadMs).toISOString(),
      requestKey,
    });
  const now = test.now().toISOString();
  const ahead = [60_000, 86_400_000, 60 * 365 * 86_400_000];
  for (const [place, ms] of ahead.entries()) {
    const key = `5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f000${place}`;
    const reply = await send(ms, key);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ startedAt: now, date: now.slice(0, 10) });
    test.advance(1000);
    expect((await send(ms, key)).json()).toEqual(reply.json());
    test.advance(-1000);
  }
  await test.close();
});
