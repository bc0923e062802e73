import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';
import { type JsonRow, jsonRow, rowOf } from './json-row.ts';
import { planChanges } from './schema/index.ts';

serverTest('reads the same row as a select', async ({ server: { db } }) => {
  const { id: athleteId } = await createPerson(db);
  await db.insert(planChanges).values({
    ...{ athleteId, actor: 'coach', kind: 'guidance', effectiveOn: '2026-11-21' },
    ...{ before: { mode: 'coached' }, after: { mode: 'self_guided' }, reason: 'She’s “ready”.' },
    acknowledgedAt: new Date('2026-11-21T09:00:00.123Z'),
  });
  const isTheirs = eq(planChanges.athleteId, athleteId);
  const [selected] = await db.select().from(planChanges).where(isTheirs);
  const result: unknown = await db.execute(
    sql`select ${jsonRow(planChanges)} as row from ${planChanges} where ${isTheirs}`,
  );
  const [json] = (result as { rows: { row: JsonRow<typeof planChanges> }[] }).rows;
  if (!json || !selected) throw new Error('there is no row');
  // The select rounds, a text of JSON keeps the microseconds, which a `Date` cuts off.
  const row = rowOf(planChanges, json.row);
  expect(Math.abs(row.createdAt.getTime() - selected.createdAt.getTime())).toBeLessThanOrEqual(1);
  expect({ ...row, createdAt: selected.createdAt }).toEqual(selected);
});
