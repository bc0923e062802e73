import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { newId } from '../../platform/db/schema/columns.ts';
import { invitations, users, workoutSessions } from '../../platform/db/schema/index.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { waitUntilBlocked } from '../../testing/wait-until-blocked.ts';
import { refreshRosterEntry } from '../athletes/index.ts';

const PASSWORD = 'stage lights at noon';

const it = serverTest.extend('api', ({ server }) => {
  async function openAthlete() {
    const person = await createPerson(server.db, { password: PASSWORD });
    const browser = await signIn(server, person);
    const leave = () =>
      browser.request({
        ...{ method: 'DELETE', url: '/api/account' },
        payload: { password: PASSWORD },
      } as const);
    return { id: person.id, leave };
  }
  return { openAthlete };
});

/**
 * Makes the first deletion of a person fail with a deadlock. Uses a sequence because it survives a
 * rollback.
 */
const FAILS_ONCE = [
  'create sequence deletions',
  `create function fail_once() returns trigger language plpgsql as $$ begin
    if nextval('deletions') = 1 then raise exception using errcode = '40P01'; end if;
    return old;
  end $$`,
  'create trigger fails_once before delete on users for each row execute function fail_once()',
];
const NO_MORE = ['drop trigger fails_once on users', 'drop function fail_once'];

it('retries the deletion when the database aborts it', async ({ api, server }) => {
  const { id, leave } = await api.openAthlete();
  for (const line of FAILS_ONCE) await server.db.execute(sql.raw(line));
  expect((await leave()).statusCode).toBe(204);
  expect(await server.db.$count(users, eq(users.id, id))).toBe(0);
  for (const line of NO_MORE) await server.db.execute(sql.raw(line));
});

it('keeps invitations a coach sent to an unverified email', async ({ server, api }) => {
  const coach = await createPerson(server.db, { role: 'coach' });
  const { id, leave } = await api.openAthlete();
  const sent = {
    coachId: coach.id,
    email: `${id}@test.example`,
    expiresAt: new Date('2027-01-01'),
  };
  const accepted = { ...sent, tokenHash: 'own', athleteId: id, acceptedAt: server.now() };
  await server.db.insert(invitations).values([accepted, { ...sent, tokenHash: 'open' }]);
  expect((await leave()).statusCode).toBe(204);
  const remaining = await server.db
    .select()
    .from(invitations)
    .where(eq(invitations.coachId, coach.id));
  expect(remaining).toMatchObject([{ tokenHash: 'open', acceptedAt: null }]);
});

// The embedded database runs transactions one after another.
if (process.env.TEST_DATABASE_URL) {
  it('waits for a workout that is being saved and deletes it too', async ({ api, server }) => {
    const { id, leave } = await api.openAthlete();
    const [workout] = await server.db
      .insert(workoutSessions)
      .values({
        ...{ id: newId(), userId: id, name: 'Legs', date: '2026-11-21', completed: false },
        createdAt: server.now(),
      })
      .returning();
    const isIt = eq(workoutSessions.id, workout?.id ?? '');
    const { deletion } = await server.db.transaction(async (tx) => {
      await tx.select().from(workoutSessions).where(isIt).for('update');
      const answer = leave();
      await waitUntilBlocked(server.db);
      await refreshRosterEntry(tx, id, server.now());
      return { deletion: answer };
    });
    expect((await deletion).statusCode).toBe(204);
    expect(await server.db.$count(workoutSessions, isIt)).toBe(0);
  });
}
