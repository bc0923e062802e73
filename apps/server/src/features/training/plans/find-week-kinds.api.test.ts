import { expect } from 'vitest';
import { competitions } from '../../../platform/db/schema/index.ts';
import { serverTest as it } from '../../../testing/fixtures.ts';
import { createPerson } from '../../../testing/people.ts';
import { findWeekKinds } from './find-week-kinds.ts';
import { insertPlan } from './queries.ts';

it('names each week by the show that was next in that week', async ({ server }) => {
  const { id: userId } = await createPerson(server.db);
  const written = { name: 'Prep', weeks: 16, daysPerWeek: 3, phase: 'Mid Prep' };
  const day = { name: 'Legs', day: 1, estimatedMinutes: 60, exercises: [] };
  const dates = { startsOn: '2026-08-31', deloadWeeks: [2], competitionDate: '2026-10-24' };
  const { days } = await server.db.transaction((tx) =>
    insertPlan(tx, { ...written, ...dates, userId }, [day]),
  );
  const workoutId = days[0]?.id ?? null;
  const kindsOf = async (...dates: string[]) => {
    const sessions = dates.map((date) => ({ workoutId, date }));
    return sessions.map(await findWeekKinds(server.db, userId, sessions));
  };
  const show = { userId, category: 'Figure' as const };
  await server.db.insert(competitions).values([
    { ...show, name: 'Moved', date: '2026-12-05' },
    { ...show, name: 'Called off', date: '2026-10-24', status: 'cancelled' },
  ]);
  const lastWeeks = ['2026-10-19', '2026-11-30'];
  expect(await kindsOf('2026-09-07', ...lastWeeks)).toEqual(['deload', null, 'taper']);
  // Each week leads up to the show that was next at that time, even after its result is entered.
  await server.db
    .insert(competitions)
    .values({ ...show, name: 'First', date: '2026-10-24', status: 'completed' });
  expect(await kindsOf(...lastWeeks, '2026-10-26')).toEqual(['taper', 'taper', null]);
});
