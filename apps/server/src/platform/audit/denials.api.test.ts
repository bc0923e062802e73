import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../db/schema/columns.ts';
import { auditLog } from '../db/schema/index.ts';

const HOUR = 3_600_000;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('refusals of one person are written down fifty times an hour, and never answered otherwise', async () => {
  const athlete = await createPerson(test.db);
  const stranger = await createPerson(test.db);
  const browser = await signIn(test, athlete);
  const lines = () => test.db.$count(auditLog, eq(auditLog.actorId, athlete.id));
  for (let index = 0; index < 30; index += 1) {
    expect((await browser.get('/api/clients')).statusCode).toBe(403);
    expect((await browser.get(`/api/users/${stranger.id}`)).statusCode).toBe(404);
  }
  expect(await lines()).toBe(50);
  test.advance(HOUR);
  await browser.get('/api/clients');
  expect(await lines()).toBe(51);
});

it('who is not there is written down as who is someone else’s, so that neither takes longer', async () => {
  const coach = await createPerson(test.db, { role: 'coach' });
  const browser = await signIn(test, coach);
  const asked = [(await createPerson(test.db)).id, newId()];
  for (const id of asked) expect((await browser.get(`/api/users/${id}`)).statusCode).toBe(404);
  const lines = await test.db
    .select({ action: auditLog.action, subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(eq(auditLog.actorId, coach.id))
    .orderBy(auditLog.id);
  expect(lines).toEqual(asked.map((subjectId) => ({ action: 'access', subjectId })));
});
