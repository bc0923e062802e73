import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { auditLog } from '../db/schema/index.ts';
import { endOldAudit } from './audit.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('keeps a line for a year and no longer', async () => {
  const daysAgo = (days: number) => new Date(test.now().getTime() - days * DAY_MS);
  const line = { outcome: 'done', address: '203.0.113.7', requestId: 'r' } as const;
  await test.db
    .insert(auditLog)
    .values([364, 366, 900].map((days) => ({ ...line, action: `${days}`, at: daysAgo(days) })));
  await endOldAudit(test);
  expect((await test.db.select().from(auditLog)).map(({ action }) => action)).toEqual(['364']);
});
