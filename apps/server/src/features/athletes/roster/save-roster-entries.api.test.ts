import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/db/schema/index.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { freshPairTest as it } from '../../../testing/fixtures.ts';
import { createPerson } from '../../../testing/people.ts';
import { refreshStanding } from '../index.ts';
import { refreshStaleRoster } from './refresh-stale-roster.ts';

const DAY_MS = 86_400_000;
const ATHLETES = 30;

it('folds the text for searches only of athletes with another name', async ({
  server,
  coach,
  asCoach,
}) => {
  const { db } = server;
  const people = await Promise.all(
    Array.from({ length: ATHLETES }, (_, n) =>
      createPerson(db, { coachId: coach.id, name: `Ana ${n}` }),
    ),
  );
  const find = async (search: string) => {
    const { clients } = (await asCoach.get(`/api/clients?search=${search}&limit=100`)).json();
    return (clients as { name: string; today: string }[]).map(({ name, today }) => [name, today]);
  };
  for (const { id } of people) await refreshStanding(server, id);
  // An update of the other columns doesn't fold it.
  const folded = () =>
    countStatements(() => refreshStaleRoster(server), /insert into "roster_entries"/);
  server.advance(DAY_MS);
  expect(await folded()).toBe(0);
  server.advance(DAY_MS);
  await db
    .update(users)
    .set({ name: 'Zoë' })
    .where(eq(users.id, people[3]?.id ?? ''));
  expect(await folded()).toBe(1);
  const today = server.now().toISOString().slice(0, 10);
  server.forgetReplies();
  expect(await find('zoe')).toEqual([['Zoë', today]]);
  const others = await find('ana');
  expect(others).toHaveLength(ATHLETES - 1);
  expect(new Set(others.map(([, day]) => day))).toEqual(new Set([today]));
});
