import { randomUUID } from 'node:crypto';
import type { Competition, WorkoutSession } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { newId } from '../../platform/db/schema/columns.ts';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest as it } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

let own: TestBrowser;
let userId: string;

it.beforeAll(async ({ server }) => {
  own = server.browser();
  const form = signUpForm({ email: 'own-data@test.example', foodAllergies: ['Dairy'] });
  userId = (await own.post('/api/users', form)).json().user.id;
});

const answerTo = async (message: string): Promise<string> => {
  const body = { message, userId, conversationHistory: [] };
  return (await own.post('/api/ai/ask-ali', body)).json().response;
};

describe("answers from an athlete's own data", () => {
  it('list the meals of their plan', async () => {
    const { meals } = (await own.get(`/api/nutrition-plans/user/${userId}`)).json()[0];
    const dinner = meals.find(({ name }: { name: string }) => name === 'Dinner');
    const answer = await answerTo('whats for dinner');
    expect(answer).toContain(`Dinner at ${dinner.time}`);
    for (const { name } of dinner.foods) expect(answer).toContain(name);
  });

  it('skip meals already logged', async () => {
    const [{ id: planId, meals }] = (await own.get(`/api/nutrition-plans/user/${userId}`)).json();
    const offered = async () =>
      /Next in your plan is (.*) at /.exec(await answerTo('what next meal'))?.[1];
    const first = await offered();
    const meal = meals.findIndex(({ name }: { name: string }) => name === first);
    expect(meal).toBeGreaterThanOrEqual(0);
    const logged = { planId, meal, date: '2026-11-21', requestKey: randomUUID() };
    const url = `/api/users/${userId}/nutrition-logs/planned`;
    expect((await own.post(url, logged)).statusCode).toBe(201);
    expect(await offered()).not.toBe(first);
  });

  it('report last and best lifts from finished workouts only', async ({ server }) => {
    const { days } = (await own.get('/api/training/today')).json();
    const at = () => server.now().toISOString();
    const started = { sessionId: newId(), workoutId: days[0].id, startedAt: at() };
    const session: WorkoutSession = (await own.post('/api/workout-sessions', started)).json();
    const [first] = session.exerciseData;
    for (const [weight, reps] of [
      [80, 5],
      [60, 8],
    ]) {
      const logged = await own.request({
        method: 'PUT',
        url: `/api/workout-sessions/${session.id}/sets/${newId()}`,
        payload: {
          ...{ exerciseKey: first?.key, weight, reps, rpe: 8 },
          ...{ form: null, pump: null, mindMuscle: null, energy: null, at: at() },
        },
      });
      expect(logged.statusCode).toBe(200);
    }
    expect(await answerTo('what did i lift last time')).toMatch(/not enough data/);
    await own.post(`/api/workout-sessions/${session.id}/finish`, { finishedAt: at() });
    expect(await answerTo('what did i lift last time')).toContain(
      `${first?.exerciseName} on Saturday 21 November: 80 kg × 5, 60 kg × 8`,
    );
    expect(await answerTo('what is my best set')).toContain(`${first?.exerciseName}: 80 kg × 5`);
  });

  it("compare the week's cardio with the plan", async ({ server }) => {
    const { plan } = (await own.get(`/api/users/${userId}/cardio-plan`)).json();
    const ago = new Date(server.now().getTime() - 3_600_000).toISOString();
    await own.post('/api/cardio-sessions', {
      ...{ type: 'LISS', modality: 'stationary-bike', startedAt: ago },
      ...{ durationSeconds: 1800, completed: true, requestKey: randomUUID() },
    });
    expect(await answerTo('how much cardio did I do this week')).toBe(
      `You have done 30 minutes of cardio since Monday, in 1 session. Your plan has ${plan.weeklyMinutes} minutes for the whole week.`,
    );
  });

  it('use the formula for expenditure until it is learned', async () => {
    expect(await answerTo('how many calories do I burn')).toMatch(
      /^By the formula about \d{4} kcal/,
    );
  });

  it("omit checked checklist items and name the show's category", async () => {
    const show: Competition = (
      await own.post('/api/competitions', {
        ...{ name: 'Bay Classic', date: '2027-02-20', category: 'Classic Physique' },
      })
    ).json();
    await own.request({
      method: 'PUT',
      url: `/api/users/${userId}/competitions/${show.id}/checklist`,
      payload: { item: 'bands', done: true },
    });
    const list = await answerTo('what should I bring on show day');
    expect(list).toContain('Photo identification');
    expect(list).not.toContain('Resistance bands');
    expect(await answerTo('what class am i in')).toMatch(
      /^Bay Classic has you in Classic Physique/,
    );
  });

  it("check a target weight and water intake against the athlete's own body", async () => {
    expect(await answerTo('is my target weight ok')).toMatch(/^Your target of .* kg is/);
    expect(await answerTo('how much water')).toMatch(/^2940–3780 ml a day/);
  });

  it('say which sign-up answers are missing', async ({ server }) => {
    const person = await createPerson(server.db, {});
    const browser = await signIn(server, person);
    const body = { message: 'is my target weight ok', userId: person.id, conversationHistory: [] };
    expect((await browser.post('/api/ai/ask-ali', body)).json().response).toMatch(
      /^I can’t tell yet/,
    );
  });
});
