import { addDays } from '@posedown/coaching';
import { expect } from 'vitest';
import { competitions, peakWeekPlans } from '../../platform/db/schema/index.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';
import { listLoadDays } from './queries.ts';

const TODAY = '2026-11-21';
const day = (offset: number) => addDays(TODAY, offset);
const noon = (offset: number) => new Date(`${day(offset)}T12:00:00Z`);

const it = serverTest.extend('api', ({ server }) => {
  const loadDaysOf = (athleteId: string) => listLoadDays(server.db, athleteId, { today: TODAY });
  return { loadDaysOf };
});

it('finds past shows and approved loading days', async ({ server, api }) => {
  const { id: userId } = await createPerson(server.db);
  const show = (date: string, status: 'completed' | 'cancelled' | 'upcoming') => ({
    ...{ userId, name: 'Open', date, status, createdAt: noon(-90) },
  });
  const shows = await server.db
    .insert(competitions)
    .values([
      show(day(-10), 'completed'),
      show(day(-20), 'cancelled'),
      show(day(2), 'upcoming'),
      show(day(9), 'upcoming'),
    ])
    .returning();
  for (const { id: competitionId } of shows.slice(2)) {
    await server.db.insert(peakWeekPlans).values({
      ...{ userId, competitionId, status: 'approved', weightKg: 80 },
      ...{ isRehearsed: false, days: [], createdAt: noon(-4) },
    });
  }
  expect((await api.loadDaysOf(userId)).toSorted()).toEqual([day(-10), day(-1)]);
});

it('finds no days for an athlete without shows', async ({ api, server }) => {
  expect(await api.loadDaysOf((await createPerson(server.db)).id)).toEqual([]);
});
