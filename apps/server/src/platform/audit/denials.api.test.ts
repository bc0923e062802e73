import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { serverTest as it } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { newId } from '../db/schema/columns.ts';
import { auditLog } from '../db/schema/index.ts';

const HOUR = 3_600_000;

it('records denials up to fifty times an hour', async ({ server }) => {
  const athlete = await createPerson(server.db);
  const stranger = await createPerson(server.db);
  const browser = await signIn(server, athlete);
  const lines = () => server.db.$count(auditLog, eq(auditLog.actorId, athlete.id));
  for (let index = 0; index < 30; index += 1) {
    expect((await browser.get('/api/clients')).statusCode).toBe(403);
    expect((await browser.get(`/api/users/${stranger.id}`)).statusCode).toBe(404);
  }
  expect(await lines()).toBe(50);
  server.advance(HOUR);
  await browser.get('/api/clients');
  expect(await lines()).toBe(51);
});

it('records denials alike for missing and foreign people', async ({ server }) => {
  const coach = await createPerson(server.db, { role: 'coach' });
  const browser = await signIn(server, coach);
  const request = [(await createPerson(server.db)).id, newId()];
  for (const id of request) expect((await browser.get(`/api/users/${id}`)).statusCode).toBe(404);
  const lines = await server.db
    .select({ action: auditLog.action, subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(eq(auditLog.actorId, coach.id))
    .orderBy(auditLog.id);
  expect(lines).toEqual(request.map((subjectId) => ({ action: 'access', subjectId })));
});
