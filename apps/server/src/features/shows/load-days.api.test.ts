import { addDays } from '@posedown/coaching';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { competitions, peakWeekPlans } from '../../platform/db/schema/index.ts';
import { createPerson } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { listLoadDays } from './queries.ts';

const TODAY = '2026-11-21';
const day = (offset: number) => addDays(TODAY, offset);
const noon = (offset: number) => new Date(`${day(offset)}T12:00:00Z`);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const loadDaysOf = (athleteId: string) => listLoadDays(test.db, athleteId, { today: TODAY });

it('finds past shows, and the load before a show whose peak week was approved', async () => {
  const { id: userId } = await createPerson(test.db);
  const show = (date: string, status: 'completed' | 'cancelled' | 'upcoming') => ({
    ...{ userId, name: 'Open', date, status, createdAt: noon(-90) },
  });
  const shows = await test.db
    .insert(competitions)
    .values([
      show(day(-10), 'completed'),
      show(day(-20), 'cancelled'),
      show(day(2), 'upcoming'),
      show(day(9), 'upcoming'),
    ])
    .returning();
  for (const { id: competitionId } of shows.slice(2)) {
    await test.db.insert(peakWeekPlans).values({
      ...{ userId, competitionId, status: 'approved', weightKg: 80 },
      ...{ isRehearsed: false, days: [], createdAt: noon(-4) },
    });
  }
  expect((await loadDaysOf(userId)).toSorted()).toEqual([day(-10), day(-1)]);
});

it('finds none for an athlete without shows', async () => {
  expect(await loadDaysOf((await createPerson(test.db)).id)).toEqual([]);
});
