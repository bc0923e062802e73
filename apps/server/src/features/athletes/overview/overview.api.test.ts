import type { ClientOverview } from '@posedown/contract';
import { expect } from 'vitest';
import { signUpForm } from '../../../testing/answers.ts';
import { pairTest as it } from '../../../testing/fixtures.ts';
import { signIn } from '../../../testing/people.ts';

const DAY_MS = 86_400_000;

it('shows a new athlete’s goals, show and weight without a score', async ({ server, asCoach }) => {
  const form = signUpForm({ email: 'overview@test.example', competitionDate: '2027-01-30' });
  const { user } = (await server.browser().post('/api/users', form)).json();
  const overview: ClientOverview = (await asCoach.get(`/api/users/${user.id}/overview`)).json();
  expect(overview).toMatchObject({
    name: 'New Athlete',
    joinedOn: '2026-11-21',
    goals: { primaryGoal: 'weight_loss', words: null, targetTimeline: '12_weeks' },
    competition: { name: null, date: '2027-01-30', weeksOut: 10, phase: 'Mid Prep' },
    weight: { start: 84, current: 84, trend: null, target: 77, percent: 0, weeklyPercent: null },
    standing: { compliance: null, status: null, parts: [] },
    alerts: [],
    activity: [],
  });
});

it('breaks down the score, warns of fast loss, and lists activity', async ({ server, asCoach }) => {
  const athlete = server.browser();
  const form = signUpForm({ email: 'losing@test.example' });
  const { user } = (await athlete.post('/api/users', form)).json();
  for (let day = 0; day < 12; day += 1) {
    const date = server.now().toISOString().slice(0, 10);
    const entry = { date, weight: 84 - 0.5 * day, energyLevel: 5, stressLevel: 5, mood: 'good' };
    expect((await athlete.post('/api/progress', entry)).statusCode).toBe(201);
    server.advance(DAY_MS);
  }
  const overview: ClientOverview = (await asCoach.get(`/api/users/${user.id}/overview`)).json();
  expect(overview.standing).toMatchObject({
    compliance: 30,
    status: 'behind',
    windowDays: 12,
    parts: [
      // The plan is more than a week old and nothing was done.
      { part: 'training', done: 0, percent: 0, weight: 35 },
      { part: 'checkIns', done: 12, planned: 12, percent: 100, weight: 15 },
    ],
  });
  expect(overview.weight.weeklyPercent).toBeCloseTo(-4.31, 1);
  expect(overview.safety).toContainEqual({
    level: 'block',
    text: expect.stringContaining('too fast'),
  });
  expect(overview.activity).toHaveLength(12);
  expect(overview.activity[0]).toMatchObject({ kind: 'progress', day: '2026-12-02' });
  expect(overview.activity.at(-1)).toMatchObject({ kind: 'progress', day: '2026-11-21' });
});

it('lists open alerts, photos and messages as activity', async ({ server, asCoach }) => {
  const athlete = server.browser();
  const form = signUpForm({ email: 'busy@test.example' });
  const { user } = (await athlete.post('/api/users', form)).json();
  for (const content of ['Good morning', 'Slept well']) {
    await athlete.post(`/api/users/${user.id}/messages`, { content });
  }
  const overview: ClientOverview = (await asCoach.get(`/api/users/${user.id}/overview`)).json();
  expect(overview.activity).toMatchObject([{ kind: 'messages', count: 2 }]);
});

it("is visible only to the athlete's coach, and not for coaches", async ({ asCoach }) => {
  const { user } = (await asCoach.get('/api/auth/me')).json();
  expect((await asCoach.get(`/api/users/${user.id}/overview`)).statusCode).toBe(404);
});

it('checks energy availability while the body fat reading is valid', async ({ server, coach }) => {
  const athlete = server.browser();
  const form = signUpForm({ email: 'low@test.example', sex: 'female', activityLevel: 'sedentary' });
  const { user } = (await athlete.post('/api/users', form)).json();
  const safety = async (): Promise<ClientOverview['safety']> => {
    const browser = await signIn(server, coach);
    return (await browser.get(`/api/users/${user.id}/overview`)).json().safety;
  };
  const lowEnergy = { text: expect.stringContaining('kcal per kg of lean mass are left') };
  expect(await safety()).not.toContainEqual(expect.objectContaining(lowEnergy));
  await athlete.post('/api/progress/stats', { weight: 84, bodyFat: 20 });
  // 30 kcal per kg of an estimated 59.1 kg of lean mass were planned, but measured lean mass is
  // 67.2 kg.
  expect(await safety()).toContainEqual({ level: 'warn', ...lowEnergy });
  server.advance(15 * DAY_MS);
  const tooLong = { text: expect.stringContaining('for over two weeks') };
  expect(await safety()).toContainEqual({ level: 'block', ...tooLong });
  // Eight weeks and a day after the body fat reading.
  server.advance(42 * DAY_MS);
  expect(await safety()).not.toContainEqual(expect.objectContaining(lowEnergy));
});
