import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { PROGRESS_FORM } from '../../testing/permissions/scene.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLog } from '../log.ts';
import { warnOfFullDisk } from './disk-usage.ts';

let test: TestApp;
beforeAll(async () => {
  // Every disk is at least this full.
  test = await openTestApp({ diskUploadsPercent: 1 });
});
afterAll(() => test.close());

it('rejects only photos on a nearly full disk', async () => {
  const athlete = await createPerson(test.db);
  const browser = await signIn(test, athlete);
  const photo = await browser.request({
    method: 'POST',
    url: `/api/users/${athlete.id}/photos?purpose=progress`,
    headers: { 'content-type': 'image/jpeg' },
    payload: await drawnPhoto(),
  });
  expect([photo.statusCode, photo.json().code]).toEqual([507, 'storage_full']);
  expect((await browser.post('/api/progress', PROGRESS_FORM)).statusCode).toBe(201);
});

it('warns the operator from 80% on', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const warn = (percent: number) =>
    warnOfFullDisk({ settings: test.settings, log }, async () => percent);
  await warn(79);
  expect(lines).toEqual([]);
  await warn(80);
  expect(lines).toEqual([expect.stringContaining('is 80% full')]);
});
