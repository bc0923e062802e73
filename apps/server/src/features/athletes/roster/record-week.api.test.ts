import { addDays } from '@posedown/coaching';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  competitions,
  dailyCheckIns,
  nutritionPlans,
  rosterWeeks,
  users,
} from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { serverTest } from '../../../testing/fixtures.ts';
import { insertEntries } from '../../../testing/insert-entries.ts';
import { createPerson } from '../../../testing/people.ts';
import { refreshStanding } from '../write-for-athlete.ts';

const DAY_MS = 86_400_000;
/** The test's current day, a Saturday. */
const TODAY = '2026-11-21';

const it = serverTest.extend('api', ({ server }) => {
  /** An athlete who joined ten weeks ago and checked in on every day of the first six weeks. */
  async function createLapsed() {
    const coach = await createPerson(server.db, { role: 'coach' });
    const athlete = await createPerson(server.db, { coachId: coach.id });
    const joined = addDays(TODAY, -68);
    const createdAt = new Date(`${joined}T09:00:00Z`);
    await server.db.update(users).set({ createdAt }).where(eq(users.id, athlete.id));
    const days = Array.from({ length: 42 }, (_, index) => addDays(joined, index));
    await server.db
      .insert(dailyCheckIns)
      .values(
        days.map((date) => ({ userId: athlete.id, date, energyLevel: 6, mood: 'good' as const })),
      );
    return athlete;
  }
  const weeksOf = (athleteId: string) =>
    server.db
      .select({ weekOf: rosterWeeks.weekOf, compliance: rosterWeeks.compliance })
      .from(rosterWeeks)
      .where(eq(rosterWeeks.athleteId, athleteId))
      .orderBy(asc(rosterWeeks.weekOf));
  return { createLapsed, weeksOf };
});

it('fills in earlier weeks at the first assessment, but none before joining', async ({
  api,
  server,
}) => {
  const athlete = await api.createLapsed();
  await refreshStanding(server, athlete.id);
  expect(await api.weeksOf(athlete.id)).toEqual([
    { weekOf: '2026-09-14', compliance: 100 },
    { weekOf: '2026-09-21', compliance: 100 },
    { weekOf: '2026-09-28', compliance: 100 },
    { weekOf: '2026-10-05', compliance: 100 },
    { weekOf: '2026-10-12', compliance: 100 },
    { weekOf: '2026-10-19', compliance: 100 },
    { weekOf: '2026-10-26', compliance: 50 },
    { weekOf: '2026-11-02', compliance: 0 },
    { weekOf: '2026-11-09', compliance: 0 },
    { weekOf: '2026-11-16', compliance: 0 },
  ]);
});

it('overwrites only the current week', async ({ api, server }) => {
  const athlete = await api.createLapsed();
  await refreshStanding(server, athlete.id);
  const before = await api.weeksOf(athlete.id);
  const day = { userId: athlete.id, energyLevel: 6, mood: 'good' as const };
  await server.db.insert(dailyCheckIns).values([
    { ...day, date: addDays(TODAY, -1) },
    { ...day, date: addDays(TODAY, -20) },
  ]);
  await refreshStanding(server, athlete.id);
  const after = await api.weeksOf(athlete.id);
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.at(-1)).toEqual({ weekOf: '2026-11-16', compliance: 7 });
  await refreshStanding(
    { ...server, now: () => new Date(server.now().getTime() + 2 * DAY_MS) },
    athlete.id,
  );
  expect((await api.weeksOf(athlete.id)).map(({ weekOf }) => weekOf)).toHaveLength(11);
});

it('assesses the pace by the active plan’s basis', async ({ server }) => {
  // They may not be in a deficit, so they eat at the formula's maintenance but burn less.
  const form = signUpForm({ healthConditions: ['Diabetes'] });
  await createPerson(server.db, { role: 'coach' });
  const { id } = (await server.browser().post('/api/users', form)).json().user;
  const days = Array.from({ length: 28 }, (_, ago) => addDays(TODAY, -ago));
  await insertEntries(
    server.db,
    days.map((date) => ({ userId: id, date, weight: 84 })),
  );
  const corridor = async (plan: Partial<typeof nutritionPlans.$inferInsert>) => {
    await server.db.update(nutritionPlans).set(plan).where(eq(nutritionPlans.userId, id));
    await refreshStanding(server, id);
    const { plannedFrom, plannedTo } = rosterWeeks;
    const rows = await server.db
      .select({ plannedFrom, plannedTo })
      .from(rosterWeeks)
      .where(eq(rosterWeeks.athleteId, id));
    return rows;
  };
  const hold = [{ plannedFrom: -0.25, plannedTo: 0.25 }];
  expect(await corridor({ maintenanceKcal: 2450 })).toEqual(hold);
  expect(await corridor({ isMeasured: true })).toEqual([
    { plannedFrom: 0.25, plannedTo: expect.closeTo(0.5, 1) },
  ]);
  // The coach's plan aims at losing half a kilogram a week.
  const targets = { calories: 1900, protein: 170, carbs: 150, fats: 69 };
  expect(await corridor({ targetsFrom: 'coach', targets })).toEqual([
    { plannedFrom: -1, plannedTo: -0.5 },
  ]);
  const later = new Date(server.now().getTime() + DAY_MS);
  expect(await corridor({ createdAt: later })).toEqual(hold);
});

it('assesses the pace after a show by the planned gain', async ({ server }) => {
  const answers = { primaryGoal: 'competition_prep', weight: 84, targetWeight: 78 } as const;
  const form = signUpForm({ ...answers, email: 'after@test.example', targetTimeline: '12_weeks' });
  const { id: userId } = (await server.browser().post('/api/users', form)).json().user;
  const days = Array.from({ length: 28 }, (_, ago) => addDays(TODAY, -ago));
  await insertEntries(
    server.db,
    days.map((date) => ({ userId, date, weight: 84 })),
  );
  const corridor = async () => {
    await refreshStanding(server, userId);
    const { plannedFrom, plannedTo } = rosterWeeks;
    return server.db
      .select({ plannedFrom, plannedTo })
      .from(rosterWeeks)
      .where(eq(rosterWeeks.athleteId, userId));
  };
  const [dieting] = await corridor();
  expect(dieting?.plannedTo).toBeLessThan(0);
  const show = { userId, name: 'Show', category: 'Figure', date: addDays(TODAY, -1) } as const;
  await server.db.insert(competitions).values(show);
  // Right after a show the weight is mostly water, so the pace isn't assessed.
  expect(await corridor()).toEqual([{ plannedFrom: null, plannedTo: null }]);
  await server.db.update(competitions).set({ date: addDays(TODAY, -24) });
  const gain = [{ plannedFrom: 0.5, plannedTo: 1 }];
  expect(await corridor()).toEqual(gain);
  await server.db.update(competitions).set({ status: 'completed' });
  expect(await corridor()).toEqual(gain);
  await server.db.update(competitions).set({ date: addDays(TODAY, -60), status: 'upcoming' });
  expect(await corridor()).toEqual([{ plannedFrom: -0.25, plannedTo: 0.25 }]);
});
