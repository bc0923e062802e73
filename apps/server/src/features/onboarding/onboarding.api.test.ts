import type { CardioDay } from '@posedown/coaching';
import type { Dashboard, NutritionPlan } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { signUpForm } from '../../testing/answers.ts';
import { pairTest as it } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { findPerson } from '../athletes/index.ts';

let count = 0;
const form = (changes: Parameters<typeof signUpForm>[0] = {}) => {
  count += 1;
  return signUpForm({ email: `athlete-${count}@test.example`, ...changes });
};

describe('signing up', () => {
  it('creates the account with three plans and logs in', async ({ server }) => {
    const browser = server.browser();
    const answers = form({ password: 'correct-horse-battery' });
    const response = await browser.post('/api/users', answers);
    expect(response.statusCode).toBe(201);
    const { user } = response.json();
    expect(user).toEqual({
      id: expect.any(String),
      email: answers.email,
      name: answers.name,
      role: 'client',
    });
    expect((await browser.get('/api/auth/me')).json()).toEqual({ user });

    const plans: NutritionPlan[] = (
      await browser.get(`/api/nutrition-plans/user/${user.id}`)
    ).json();
    expect(plans).toHaveLength(1);
    const [meals] = plans;
    if (!meals) throw new Error('no meal plan');
    expect(meals).toMatchObject({ isActive: true, userId: user.id });
    expect(Object.keys(meals.targets).sort()).toEqual(['calories', 'carbs', 'fats', 'protein']);
    expect(meals.meals.reduce((sum, meal) => sum + meal.calories, 0)).toBe(meals.calories);

    const training = (await browser.get(`/api/users/${user.id}/training-plan`)).json().plan;
    const dashboard: Dashboard = (await browser.get('/api/dashboard')).json();
    expect(dashboard).toMatchObject({
      trainingPlan: { name: training.name, daysPerWeek: 4, weeks: 12, week: 1 },
      mealPlan: { ...meals.targets, mealCount: 4 },
      cardioPlan: { type: 'Mixed', duration: expect.any(Number) },
      ...{ weight: 84, bodyFat: null, targetWeight: 77 },
    });
  });

  it("accepts any spelling of an address's domain", async ({ server }) => {
    const password = 'correct-horse-battery';
    const answers = form({ email: 'R&D@тест.рф', password });
    const created = await server.browser().post('/api/users', answers);
    expect(created.json().user).toMatchObject({ email: 'r&d@xn--e1aybc.xn--p1ai' });
    const repeated = await server
      .browser()
      .post('/api/users', { ...answers, email: created.json().user.email });
    expect(repeated.json()).toMatchObject({ code: 'email_taken' });
    for (const email of ['r&d@ТЕСТ.рф', 'r&d@xn--e1aybc.xn--p1ai']) {
      const login = await server.browser().post('/api/auth/login', { email, password });
      expect(login.statusCode, email).toBe(200);
    }
  });

  it('strips invisible marks from a name, and rejects one with nothing visible', async ({
    server,
  }) => {
    const wrapped = await server
      .browser()
      .post('/api/users', form({ name: '\u2068Mia Kim\u2069' }));
    expect(wrapped.json().user).toMatchObject({ name: 'Mia Kim' });
    for (const name of ['\u200b', '\u2800']) {
      const blank = await server.browser().post('/api/users', form({ name }));
      expect(blank.json().issues).toEqual([{ path: 'name', message: 'Name is required' }]);
    }
  });

  it('rejects muscle gain with a lower target', async ({ server }) => {
    const answers = form({ primaryGoal: 'muscle_gain', weight: 84, targetWeight: 78 });
    const reply = await server.browser().post('/api/users', answers);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().issues).toEqual([
      { path: 'targetWeight', message: expect.stringMatching(/Raise the target, or choose/) },
    ]);
    const heavier = { ...answers, targetWeight: 88 };
    expect((await server.browser().post('/api/users', heavier)).statusCode).toBe(201);
  });

  it('stores the cardio plan in the athlete’s columns', async ({ server }) => {
    const browser = server.browser();
    const { user } = (await browser.post('/api/users', form())).json();
    const { plan } = (await browser.get(`/api/users/${user.id}/cardio-plan`)).json();
    // A recovery walk is not a session.
    const isSession = ({ type }: CardioDay) => type === 'HIIT' || type === 'LISS';
    const sessions: CardioDay[] = plan.schedule.filter(isSession);
    const sum = sessions.reduce((total, { duration }) => total + duration, 0);
    const person = await findPerson(server.db, user.id);
    expect(person).toMatchObject({
      cardioFrequency: sessions.length,
      cardioDuration: Math.round(sum / sessions.length),
      cardioIntensity: plan.intensity,
      cardioType: 'Mixed',
    });
    expect(person?.cardioProgression?.weeks).toHaveLength(12);
    expect(person?.cardioProgression?.schedule).toEqual(plan.schedule);
  });

  it('stores every answer as given', async ({ server }) => {
    const browser = server.browser();
    const { password: _secret, ...answers } = form({
      goal: 'Win my class',
      competitionDate: '2027-03-20',
      bodyFatGoal: 8,
      dietaryRestrictions: ['Gluten-Free'],
      foodAllergies: ['Nuts', 'Soy'],
    });
    const { user } = (await browser.post('/api/users', answers)).json();
    expect((await browser.get(`/api/users/${user.id}`)).json()).toMatchObject(answers);
    const { createdAt } = (await findPerson(server.db, user.id)) ?? {};
    expect(createdAt).toEqual(server.now());
  });

  it('assigns the athlete to the head coach', async ({ server, coach }) => {
    const browser = server.browser();
    const { user } = (await browser.post('/api/users', form())).json();
    expect(await findPerson(server.db, user.id)).toMatchObject({ coachId: coach.id });
    const roster = (await (await signIn(server, coach)).get('/api/clients')).json();
    expect(roster.clients.map((card: { id: string }) => card.id)).toContain(user.id);
  });

  it('emails a link if no password was chosen', async ({ server }) => {
    const answers = form();
    await server.browser().post('/api/users', answers);
    await server.settle();
    const mail = server.mails.find(({ to }) => to === answers.email);
    expect(mail?.text).toContain('/set-password?token=');
  });

  it('rejects a taken email in any case', async ({ server }) => {
    const answers = form();
    await server.browser().post('/api/users', answers);
    const repeated = await server
      .browser()
      .post('/api/users', { ...answers, email: answers.email.toUpperCase() });
    expect(repeated.statusCode).toBe(409);
    expect(repeated.json()).toMatchObject({ code: 'email_taken', issues: [{ path: 'email' }] });
  });

  it('creates one account for concurrent sign-ups', async ({ server }) => {
    const answers = form();
    const replies = await Promise.all(
      [1, 2].map(() => server.browser().post('/api/users', answers)),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 409]);
  });

  it('keeps the exact fluid ounces', async ({ server }) => {
    // 96 fl oz.
    const reply = await server.browser().post('/api/users', form({ waterIntake: 2.839 }));
    expect(reply.statusCode, reply.body).toBe(201);
  });

  it('rejects missing, mistyped, unknown and out-of-range answers', async ({ server }) => {
    const bad: Record<string, unknown>[] = [
      { name: undefined },
      { email: undefined },
      { height: '178' },
      { weight: '84' },
      { targetWeight: '77' },
      { foodAllergies: 'Nuts' },
      { dietaryRestrictions: ['Paleo'] },
      { name: '  ' },
      { name: 'two\nlines' },
      { name: 'drawkcab \u202e' },
      { email: 'nobody' },
      { age: '29' },
      { age: 12 },
      { height: 300 },
      { targetWeight: 29 },
      { targetWeight: 201 },
      { bodyFatGoal: 4 },
      { bodyFatGoal: 31 },
      { sleepHours: 3.5 },
      { sleepHours: 12.5 },
      { waterIntake: 0.5 },
      { waterIntake: 1.2 },
      { waterIntake: 6.5 },
      { primaryGoal: 'win' },
      { foodAllergies: ['Gluten'] },
      { dietaryRestrictions: 'Vegan' },
      { mealFrequency: '7_meals' },
      { timezone: 'Mars/Olympus' },
      { password: 'short' },
      { password: 'password123' },
      { competitionDate: '2026-11-21' },
      { competitionDate: '2026-02-30' },
    ];
    for (const change of bad) {
      const answers = form();
      const reply = await server.browser().post('/api/users', { ...answers, ...change });
      expect(reply.statusCode, JSON.stringify(change)).toBe(400);
      expect(reply.json().issues[0].path.split('.')[0]).toBe(Object.keys(change)[0]);
    }
  });

  it('accepts both ends of each range, and empty lists', async ({ server }) => {
    for (const change of [
      { targetWeight: 30, bodyFatGoal: 5, sleepHours: 4, waterIntake: 1 },
      { targetWeight: 200, bodyFatGoal: 30, sleepHours: 12, waterIntake: 6 },
      { waterIntake: 1.5, dietaryRestrictions: undefined, foodAllergies: undefined },
    ]) {
      const browser = server.browser();
      const reply = await browser.post('/api/users', form(change));
      expect(reply.statusCode, reply.body).toBe(201);
      const profile = (await browser.get(`/api/users/${reply.json().user.id}`)).json();
      const lists = { dietaryRestrictions: [], foodAllergies: [] };
      expect(profile).toMatchObject({ ...JSON.parse(JSON.stringify(change)), ...lists });
    }
  });

  it('rejects a role, coach or id', async ({ coach, server }) => {
    for (const smuggled of [
      { role: 'coach' },
      { coachId: coach.id },
      { id: coach.id },
      { createdAt: '2020-01-01' },
    ]) {
      const reply = await server.browser().post('/api/users', { ...form(), ...smuggled });
      expect(reply.statusCode, JSON.stringify(smuggled)).toBe(400);
    }
  });
});

describe('generating another meal plan', () => {
  it('activates a plan with the chosen meals and keeps the previous', async ({ server }) => {
    const browser = server.browser();
    const { user } = (await browser.post('/api/users', form())).json();
    const created = await browser.post('/api/ai/nutrition-plan', { mealFrequency: 6 });
    expect(created.statusCode).toBe(200);
    expect(created.json().meals).toHaveLength(6);
    const plans: NutritionPlan[] = (
      await browser.get(`/api/nutrition-plans/user/${user.id}`)
    ).json();
    expect(plans.map((plan) => plan.isActive)).toEqual([true, false]);
    expect(plans[0]?.id).toBe(created.json().id);
  });

  it('keeps exactly one active plan under concurrency', async ({ server }) => {
    const browser = server.browser();
    const { user } = (await browser.post('/api/users', form())).json();
    await Promise.all(
      [3, 4, 5, 6].map((mealFrequency) =>
        browser.post('/api/ai/nutrition-plan', { mealFrequency }),
      ),
    );
    const plans: NutritionPlan[] = (
      await browser.get(`/api/nutrition-plans/user/${user.id}`)
    ).json();
    expect(plans).toHaveLength(5);
    expect(plans.filter((plan) => plan.isActive)).toHaveLength(1);
    for (const { meals, calories, protein, carbs, fats } of plans) {
      expect(meals.length).toBeGreaterThanOrEqual(3);
      for (const figure of [calories, protein, carbs, fats]) {
        expect(figure > 0 && Number.isInteger(figure), String(figure)).toBe(true);
      }
    }
  });

  it('uses the athlete’s own profile', async ({ server }) => {
    const browser = server.browser();
    await browser.post('/api/users', form());
    const own = (await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4 })).json();
    const sent = (
      await browser.post('/api/ai/nutrition-plan', {
        userProfile: { name: 'x', age: 25, height: 175, weight: 140, goal: 'improve-placing' },
        targetWeight: 75,
        activityLevel: 'high',
        mealFrequency: 4,
      })
    ).json();
    expect(own.targets.calories).toBeGreaterThan(1500);
    expect(sent.targets).toEqual(own.targets);
  });

  it('uses the fixed profile without answers', async ({ server }) => {
    const browser = await signIn(server, await createPerson(server.db));
    const reply = await browser.post('/api/ai/nutrition-plan', { mealFrequency: 5 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().meals).toHaveLength(5);
  });

  it('rejects other meal counts and unknown fields', async ({ server, coach }) => {
    const browser = await signIn(server, await createPerson(server.db));
    for (const body of [{}, { mealFrequency: 7 }, { mealFrequency: 4, userId: coach.id }]) {
      expect((await browser.post('/api/ai/nutrition-plan', body)).statusCode).toBe(400);
    }
  });
});
