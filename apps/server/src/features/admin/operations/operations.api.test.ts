import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { pairTest as it } from '../../../testing/fixtures.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';

const HOUR_MS = 3_600_000;

const overdue = async (browser: TestBrowser) =>
  (await browser.get('/api/operations')).json().backupOverdue;

it('reports a missing backup only to the head coach', async ({ asCoach, server, asOtherCoach }) => {
  expect(await overdue(asCoach)).toBeNull();
  server.advance(2 * HOUR_MS);
  expect(await overdue(asCoach)).toEqual({ newestAt: null });
  expect(await overdue(asOtherCoach)).toBeNull();

  const name = server.now().toISOString().replaceAll(/[:.]/g, '-');
  mkdirSync(join(server.settings.dataDir, 'backups', name), { recursive: true });
  expect(await overdue(asCoach)).toBeNull();
  const newestAt = server.now().toISOString();
  server.advance(37 * HOUR_MS);
  expect(await overdue(asCoach)).toEqual({ newestAt });
});
