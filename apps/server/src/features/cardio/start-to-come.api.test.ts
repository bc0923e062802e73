import { expect } from 'vitest';
import { pairTest as it } from '../../testing/fixtures.ts';

it('replaces a start in the future with the current time', async ({ server, asAthlete }) => {
  const send = (aheadMs: number, requestKey: string) =>
    asAthlete.post('/api/cardio-sessions', {
      ...{ type: 'LISS', modality: 'brisk-walk', durationSeconds: 1800, completed: true },
      startedAt: new Date(Date.parse('2026-11-21T09:00:00Z') + aheadMs).toISOString(),
      requestKey,
    });
  const now = server.now().toISOString();
  const ahead = [60_000, 86_400_000, 60 * 365 * 86_400_000];
  for (const [place, ms] of ahead.entries()) {
    const key = `5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f000${place}`;
    const reply = await send(ms, key);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ startedAt: now, date: now.slice(0, 10) });
    server.advance(1000);
    expect((await send(ms, key)).json()).toEqual(reply.json());
    server.advance(-1000);
  }
});
