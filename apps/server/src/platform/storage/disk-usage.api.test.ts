import { expect } from 'vitest';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { PROGRESS_FORM } from '../../testing/permissions/scene.ts';
import { createLog } from '../log.ts';
import { warnOfFullDisk } from './disk-usage.ts';

const it = pairTest
  // Every disk is at least this full.
  .extend('settings', { diskUploadsPercent: 1 });

it('rejects only photos on a nearly full disk', async ({ athlete, asAthlete }) => {
  const photo = await asAthlete.request({
    method: 'POST',
    url: `/api/users/${athlete.id}/photos?purpose=progress`,
    headers: { 'content-type': 'image/jpeg' },
    payload: await drawnPhoto(),
  });
  expect([photo.statusCode, photo.json().code]).toEqual([507, 'storage_full']);
  expect((await asAthlete.post('/api/progress', PROGRESS_FORM)).statusCode).toBe(201);
});

it('warns the operator from 80% on', async ({ server }) => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const warn = (percent: number) =>
    warnOfFullDisk({ settings: server.settings, log }, async () => percent);
  await warn(79);
  expect(lines).toEqual([]);
  await warn(80);
  expect(lines).toEqual([expect.stringContaining('is 80% full')]);
});
