import { expect } from 'vitest';
import { serverTest as it } from '../../testing/fixtures.ts';
import { auditLog } from '../db/schema/index.ts';
import { deleteOldAuditEntries } from './audit.ts';

const DAY_MS = 86_400_000;

it('keeps entries for a year', async ({ server }) => {
  const daysAgo = (days: number) => new Date(server.now().getTime() - days * DAY_MS);
  const line = { outcome: 'done', address: '203.0.113.7', requestId: 'r' } as const;
  await server.db
    .insert(auditLog)
    .values([364, 366, 900].map((days) => ({ ...line, action: `${days}`, at: daysAgo(days) })));
  await deleteOldAuditEntries(server);
  expect((await server.db.select().from(auditLog)).map(({ action }) => action)).toEqual(['364']);
});
