import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deletedAccounts, users } from '../../platform/db/schema/index.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { readDeletions } from './deletion-list.ts';
import { reapplyDeletions } from './index.ts';

const PASSWORD = 'stage lights at noon';

const it = serverTest.extend('api', ({ server }) => {
  /** Simulates a server start. */
  const start = async () => {
    await reapplyDeletions({ ...server, log: server.app.log });
    await server.settle();
  };
  const isThere = async (id: string) => (await server.db.$count(users, eq(users.id, id))) === 1;
  return { start, isThere };
});

it('deletes accounts and photos restored from a backup, and no others', async ({ server, api }) => {
  const coach = await createPerson(server.db, { role: 'coach' });
  const person = await createPerson(server.db, { password: PASSWORD, coachId: coach.id });
  const other = await createPerson(server.db);
  const browser = await signIn(server, person);
  const [row] = await server.db.select().from(users).where(eq(users.id, person.id));
  const login = await browser.request({
    ...{ method: 'DELETE', url: '/api/account' },
    payload: { password: PASSWORD },
  } as const);
  expect(login.statusCode).toBe(204);

  // Simulate a backup made before the deletion.
  if (row) await server.db.insert(users).values(row);
  await server.db.delete(deletedAccounts);
  const restored = await signIn(server, person);
  expect(await sendPhoto(restored, person.id, 'progress')).toEqual(expect.any(String));

  await api.start();
  expect(await api.isThere(person.id)).toBe(false);
  expect(await api.isThere(other.id)).toBe(true);
  expect(await server.files.folders('photos')).not.toContain(person.id);
  expect((await restored.get('/api/auth/me')).statusCode).toBe(401);
  // The deletion is recorded so that the embedded database erases its leftover file content again.
  expect(await server.db.select().from(deletedAccounts)).toMatchObject([
    { id: person.id, erasedAt: null },
  ]);
});

it('adds a deletion to the list if a crash kept it out', async ({ server, api }) => {
  const userId = '019aa000-0000-7000-8000-0000000000aa';
  await server.db.insert(deletedAccounts).values({ id: userId, deletedAt: server.now() });
  await api.start();
  await api.start();
  expect((await readDeletions(server.settings)).get(userId)).toEqual({
    userId,
    deletedAt: server.now(),
  });
});
