import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletedAccounts, users } from '../../platform/db/schema/index.ts';
import { listUploads } from '../../platform/storage/uploads.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readDeletions } from './deletion-list.ts';
import { reapplyDeletions } from './index.ts';

const PASSWORD = 'stage lights at noon';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** As at a start. */
const start = () => reapplyDeletions({ ...test, log: test.app.log });

const isThere = async (id: string) => (await test.db.$count(users, eq(users.id, id))) === 1;

it('deletes accounts again that a restored backup brings back, with their photos, and no others', async () => {
  const coach = await createPerson(test.db, { role: 'coach' });
  const person = await createPerson(test.db, { password: PASSWORD, coachId: coach.id });
  const other = await createPerson(test.db);
  const browser = await signIn(test, person);
  const [row] = await test.db.select().from(users).where(eq(users.id, person.id));
  const left = await browser.request({
    ...{ method: 'DELETE', url: '/api/account' },
    payload: { password: PASSWORD },
  } as const);
  expect(left.statusCode).toBe(204);

  // The backup was made before.
  if (row) await test.db.insert(users).values(row);
  await test.db.delete(deletedAccounts);
  const restored = await signIn(test, person);
  expect(await sendPhoto(restored, person.id, 'progress')).toEqual(expect.any(String));

  await start();
  expect(await isThere(person.id)).toBe(false);
  expect(await isThere(other.id)).toBe(true);
  expect(await listUploads(test.settings, `photos/${person.id}`)).toEqual([]);
  expect((await restored.get('/api/auth/me')).statusCode).toBe(401);
  // Its leftovers in the files of the embedded database must be erased again.
  expect(await test.db.select().from(deletedAccounts)).toMatchObject([
    { id: person.id, erasedAt: null },
  ]);
});

it('lists a deletion that a crash kept off the list', async () => {
  const userId = '019aa000-0000-7000-8000-0000000000aa';
  await test.db.insert(deletedAccounts).values({ id: userId, deletedAt: test.now() });
  await start();
  await start();
  expect((await readDeletions(test.settings)).get(userId)).toEqual({
    userId,
    deletedAt: test.now(),
  });
});
