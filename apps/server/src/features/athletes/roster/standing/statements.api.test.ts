import { describe, expect } from 'vitest';
import { signUpForm } from '../../../../testing/answers.ts';
import { countStatements } from '../../../../testing/count-statements.ts';
import { serverTest as it } from '../../../../testing/fixtures.ts';

import { createPerson } from '../../../../testing/people.ts';
import type { TestBrowser } from '../../../../testing/test-app.ts';

const TODAY = '2026-11-21';
let athlete: TestBrowser;
let id: string;

it.beforeAll(async ({ server }) => {
  await createPerson(server.db, { role: 'coach' });
  athlete = server.browser();
  id = (await athlete.post('/api/users', signUpForm({ email: 'counted@test.example' }))).json().user
    .id;
  await athlete.post('/api/check-ins', { date: '2026-11-20', energyLevel: 7, mood: 'good' });
});

/**
 * For an athlete with plans, including session and rate limit. The counts were 27, 26 and 5 before
 * all facts were loaded in one statement.
 */
describe('SQL statements per write', () => {
  it('stay few for a check-in', async () => {
    const form = { date: TODAY, energyLevel: 7, mood: 'good', weight: 82.4, notes: 'Slept well.' };
    const count = await countStatements(async () => {
      expect((await athlete.post('/api/check-ins', form)).statusCode).toBe(201);
    });
    expect(count).toBeLessThanOrEqual(9);
  });

  it('stay few for a meal', async () => {
    const macros = { calories: 500, protein: 40, carbs: 50, fats: 15 };
    const meal = { date: TODAY, time: '12:00', mealName: 'Lunch', ...macros };
    const count = await countStatements(async () => {
      expect((await athlete.post(`/api/users/${id}/nutrition-logs`, meal)).statusCode).toBe(201);
    });
    expect(count).toBeLessThanOrEqual(9);
  });

  it('stay few for a set', async () => {
    const { days } = (await athlete.get('/api/training/today')).json();
    const sessionId = '7a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0001';
    const start = { sessionId, workoutId: days[0].id, startedAt: `${TODAY}T08:00:00Z` };
    const session = (await athlete.post('/api/workout-sessions', start)).json();
    const [{ key: exerciseKey }] = session.exerciseData;
    const felt = { form: 8, pump: 'High', mindMuscle: 'Good', energy: 'High' };
    const set = { exerciseKey, reps: 10, weight: 60, rpe: 8, ...felt, at: `${TODAY}T08:10:00Z` };
    const url = `/api/workout-sessions/${sessionId}/sets/7a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0002`;
    const count = await countStatements(async () => {
      const reply = await athlete.request({ method: 'PUT', url, payload: set });
      expect(reply.statusCode, reply.body).toBe(200);
    });
    expect(count).toBeLessThanOrEqual(6);
  });
});
