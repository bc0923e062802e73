import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { pairTest } from '../../testing/fixtures.ts';
import { progressEntries, weighIns } from '../db/schema/index.ts';
import { ReplyCache } from './reply-cache.ts';

const it = pairTest.extend('options', { replyCache: new ReplyCache() });

it('serves a cached reply until the athlete’s data changes, compressed for browsers', async ({
  server,
  athlete,
  asAthlete,
}) => {
  const url = `/api/users/${athlete.id}/progress`;
  const progress = async () => (await asAthlete.get(url)).json();
  const felt = { energyLevel: 5, stressLevel: 5, mood: 'good' };
  for (let day = 10; day <= 20; day += 1) {
    await asAthlete.post('/api/progress', { ...felt, date: `2026-11-${day}`, weight: 81 });
  }
  const first = await progress();
  expect(first.currentStats.weight).toBe(81);

  await server.db.delete(progressEntries);
  await server.db.delete(weighIns);
  expect(await progress()).toEqual(first);
  const headers = { 'accept-encoding': 'gzip, br' };
  const compressed = await asAthlete.request({ method: 'GET', url, headers });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString())).toEqual(first);

  await asAthlete.post('/api/progress', { ...felt, date: '2026-11-21', weight: 80 });
  expect((await progress()).weightTrend).toHaveLength(1);
});
