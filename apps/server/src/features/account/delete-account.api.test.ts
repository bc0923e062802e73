import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/db/schema/columns.ts';
import { invitations, users, workoutSessions } from '../../platform/db/schema/index.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { refreshRosterEntry } from '../athletes/index.ts';

const PASSWORD = 'stage lights at noon';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function openAthlete() {
  const person = await createPerson(test.db, { password: PASSWORD });
  const browser = await signIn(test, person);
  const leave = () =>
    browser.request({
      ...{ method: 'DELETE', url: '/api/account' },
      payload: { password: PASSWORD },
    } as const);
  return { id: person.id, leave };
}

/** Makes the first deletion of a person fail like a deadlock. A sequence survives a rollback. */
const FAILS_ONCE = [
  'create sequence deletions',
  `create function fail_once() returns trigger language plpgsql as $$ begin
    if nextval('deletions') = 1 then raise exception using errcode = '40P01'; end if;
    return old;
  end $$`,
  'create trigger fails_once before delete on users for each row execute function fail_once()',
];
const NO_MORE = ['drop trigger fails_once on users', 'drop function fail_once'];

it('retries when the database aborts the deletion', async () => {
  const { id, leave } = await openAthlete();
  for (const line of FAILS_ONCE) await test.db.execute(sql.raw(line));
  expect((await leave()).statusCode).toBe(204);
  expect(await test.db.$count(users, eq(users.id, id))).toBe(0);
  for (const line of NO_MORE) await test.db.execute(sql.raw(line));
});

it('keeps invitations a coach sent to an unverified email', async () => {
  const coach = await createPerson(test.db, { role: 'coach' });
  const { id, leave } = await openAthlete();
  const sent = {
    coachId: coach.id,
    email: `${id}@test.example`,
    expiresAt: new Date('2027-01-01'),
  };
  const accepted = { ...sent, tokenHash: 'own', athleteId: id, acceptedAt: test.now() };
  await test.db.insert(invitations).values([accepted, { ...sent, tokenHash: 'open' }]);
  expect((await leave()).statusCode).toBe(204);
  const left = await test.db.select().from(invitations).where(eq(invitations.coachId, coach.id));
  expect(left).toMatchObject([{ tokenHash: 'open', acceptedAt: null }]);
});

// On the embedded database transactions follow one another.
if (process.env.TEST_DATABASE_URL) {
  it('waits for a workout being saved and deletes it too', async () => {
    const { id, leave } = await openAthlete();
    const [workout] = await test.db
      .insert(workoutSessions)
      .values({
        ...{ id: newId(), userId: id, name: 'Legs', date: '2026-11-21', completed: false },
        createdAt: test.now(),
      })
      .returning();
    const isIt = eq(workoutSessions.id, workout?.id ?? '');
    const { deletion } = await test.db.transaction(async (tx) => {
      await tx.select().from(workoutSessions).where(isIt).for('update');
      const answer = leave();
      await untilWaiting(test.db);
      await refreshRosterEntry(tx, id, test.now());
      return { deletion: answer };
    });
    expect((await deletion).statusCode).toBe(204);
    expect(await test.db.$count(workoutSessions, isIt)).toBe(0);
  });
}
