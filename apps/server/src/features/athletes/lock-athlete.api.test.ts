import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { createPerson } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockAthlete } from './lock-athlete.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('holds an athlete for the coach who was seen, and for nobody who had them before', async () => {
  const [before, after] = [
    await createPerson(test.db, { role: 'coach' }),
    await createPerson(test.db, { role: 'coach' }),
  ];
  const { id } = await createPerson(test.db, { coachId: before.id });
  const [seen] = await test.db.select().from(users).where(eq(users.id, id));
  if (!seen) throw new Error('The athlete is not stored.');
  const hold = () => test.db.transaction((tx) => lockAthlete(tx, seen));
  expect(await hold()).toMatchObject({ id, coachId: before.id });
  await test.db.update(users).set({ coachId: after.id }).where(eq(users.id, id));
  await expect(hold()).rejects.toMatchObject({ code: 'not_found' });
  await test.db.delete(users).where(eq(users.id, id));
  await expect(hold()).rejects.toMatchObject({ code: 'not_found' });
});
