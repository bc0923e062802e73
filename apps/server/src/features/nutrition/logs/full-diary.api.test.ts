import { addDays } from '@posedown/coaching';
import { expect } from 'vitest';
import { nutritionLogs } from '../../../platform/db/schema/index.ts';
import { freshPairTest } from '../../../testing/fixtures.ts';
import { createPerson } from '../../../testing/people.ts';
import type { NewLog } from './queries.ts';

const it = freshPairTest
  .extend('athlete', ({ server }) => createPerson(server.db))
  .extend('api', ({ server, athlete }) => {
    const fill = (date: string, lines: number) =>
      server.db
        .insert(nutritionLogs)
        .values(Array.from({ length: lines }, () => ({ ...logged, userId: athlete.id, date })));
    return { fill };
  });

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const logged = {
  ...{ time: '12:45', mealType: 'lunch', foodName: 'Rice', quantity: 1, unit: 'serving' },
  ...{ calories: 450, protein: 35.5, carbs: 45, fats: 8 },
} satisfies Partial<NewLog>;

it('rejects moving an entry to a full day', async ({ api, server, athlete, asAthlete }) => {
  await api.fill(TODAY, 199);
  const [one, two] = await server.db
    .insert(nutritionLogs)
    .values([1, 2].map(() => ({ ...logged, userId: athlete.id, date: YESTERDAY })))
    .returning();
  const move = (log: typeof one) =>
    asAthlete.request({
      ...{ method: 'PUT', url: `/api/users/${athlete.id}/nutrition-logs/${log?.id}` },
      payload: { ...logged, date: TODAY, version: 0 },
    });
  expect((await move(one)).statusCode).toBe(200);
  const refused = await move(two);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'That day of your diary is full.',
  ]);
});

it('limits the entries of one reply', async ({ api, asAthlete, athlete }) => {
  for (let day = 0; day < 21; day += 1) await api.fill(addDays(TODAY, -day), 200);
  const sendRequest = (from: string) =>
    asAthlete.get(`/api/users/${athlete.id}/nutrition-logs?from=${from}&to=${TODAY}`);
  expect((await sendRequest(addDays(TODAY, -19))).statusCode).toBe(200);
  const refused = await sendRequest(addDays(TODAY, -20));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().issues[0].message).toContain('Choose fewer days');
});
