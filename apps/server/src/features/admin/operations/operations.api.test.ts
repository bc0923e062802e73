import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

const HOUR_MS = 3_600_000;

let test: TestApp;
let head: TestBrowser;
let other: TestBrowser;
beforeAll(async () => {
  test = await openTestApp();
  head = await signIn(test, await createPerson(test.db, { role: 'coach' }));
  other = await signIn(test, await createPerson(test.db, { role: 'coach' }));
});
afterAll(() => test.close());

const overdue = async (browser: TestBrowser) =>
  (await browser.get('/api/operations')).json().backupOverdue;

it('tells only the head coach that a backup is missing', async () => {
  expect(await overdue(head)).toBeNull();
  test.advance(2 * HOUR_MS);
  expect(await overdue(head)).toEqual({ newestAt: null });
  expect(await overdue(other)).toBeNull();

  const name = test.now().toISOString().replaceAll(/[:.]/g, '-');
  mkdirSync(join(test.settings.dataDir, 'backups', name), { recursive: true });
  expect(await overdue(head)).toBeNull();
  const newestAt = test.now().toISOString();
  test.advance(37 * HOUR_MS);
  expect(await overdue(head)).toEqual({ newestAt });
});
