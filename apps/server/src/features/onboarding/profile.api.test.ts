import type { NutritionPlan, Profile, TargetsPreview } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { signUpForm } from '../../testing/answers.ts';
import { pairTest } from '../../testing/fixtures.ts';
import type { Person } from '../../testing/people.ts';

const it = pairTest.extend('api', ({ server }) => {
  /** A new athlete of the coach, logged in. */
  async function newAthlete(changes: Parameters<typeof signUpForm>[0] = {}) {
    count += 1;
    const browser = server.browser();
    const form = signUpForm({ email: `profile-${count}@test.example`, ...changes });
    const user: Person = (await browser.post('/api/users', form)).json().user;
    const url = `/api/users/${user.id}`;
    const read = async (): Promise<Profile> => (await browser.get(url)).json();
    return { browser, user, url, read };
  }
  return { newAthlete };
});

let count = 0;

describe("changing an athlete's answers", () => {
  it('changes only the named answers, for coach and athlete', async ({ api, asCoach }) => {
    const { browser, url, read } = await api.newAthlete();
    const before = await read();
    const byCoach = await asCoach.patch(url, { targetWeight: 75, sex: null, version: 1 });
    expect(byCoach.json()).toEqual({ ...before, targetWeight: 75, sex: null, version: 2 });
    const own = await browser.patch(url, { units: 'imperial', version: 2 });
    expect(own.json()).toMatchObject({ units: 'imperial', targetWeight: 75, version: 3 });
    expect(await read()).toEqual(own.json());
  });

  it('refreshes the roster', async ({ api, asCoach }) => {
    const { url, user } = await api.newAthlete();
    await asCoach.patch(url, { name: 'Zoe Renamed', version: 1 });
    const { clients } = (await asCoach.get('/api/clients?search=Zoe')).json();
    expect(clients).toMatchObject([{ id: user.id, name: 'Zoe Renamed' }]);
  });

  it('uses the new time zone from then on', async ({ api }) => {
    const { browser, url } = await api.newAthlete({ timezone: 'Australia/Sydney' });
    const today = async () => (await browser.get('/api/dashboard')).json().today.date;
    const show = { name: 'Island Open', date: '2026-11-21', category: 'Figure' };
    const enter = async () => (await browser.post('/api/competitions', show)).statusCode;
    expect([await today(), await enter()]).toEqual(['2026-11-21', 400]);
    await browser.patch(url, { timezone: 'Pacific/Honolulu', version: 1 });
    expect([await today(), await enter()]).toEqual(['2026-11-20', 201]);
  });

  it('rejects an outdated version', async ({ api, asCoach }) => {
    const { browser, url, read } = await api.newAthlete();
    await asCoach.patch(url, { height: 180, version: 1 });
    const late = await browser.patch(url, { height: 170, version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'changed_meanwhile' });
    expect(await read()).toMatchObject({ height: 180, version: 2 });
  });

  it('rejects a goal opposite to the target weight', async ({ api, asCoach }) => {
    const { url, browser, read } = await api.newAthlete({ primaryGoal: 'weight_loss' });
    const refused = await asCoach.patch(url, { primaryGoal: 'muscle_gain', version: 1 });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toEqual([
      { path: 'primaryGoal', message: expect.stringMatching(/Raise the target, or choose/) },
    ]);
    expect(await read()).toMatchObject({ primaryGoal: 'weight_loss', version: 1 });
    const both = { primaryGoal: 'muscle_gain', targetWeight: 95, version: 1 };
    expect((await browser.patch(url, both)).statusCode).toBe(200);
    const lighter = await browser.patch(url, { targetWeight: 75, version: 2 });
    expect(lighter.json().issues).toMatchObject([{ path: 'targetWeight' }]);
    expect((await browser.patch(url, { height: 181, version: 2 })).statusCode).toBe(200);
  });

  it('updates the goal text with the goal, unless it’s custom', async ({ api, asCoach }) => {
    const { url } = await api.newAthlete({ primaryGoal: 'weight_loss' });
    const gain = { primaryGoal: 'muscle_gain', targetWeight: 90 };
    const chosen = await asCoach.patch(url, { ...gain, version: 1 });
    expect(chosen.json()).toMatchObject({ goal: 'muscle_gain' });
    const withOwnGoal = await asCoach.patch(url, { goal: 'Bigger shoulders', version: 2 });
    expect(withOwnGoal.json()).toMatchObject({ goal: 'Bigger shoulders' });
    const saved = await asCoach.patch(url, { primaryGoal: 'maintenance', version: 3 });
    expect(saved.json()).toMatchObject({ goal: 'Bigger shoulders', primaryGoal: 'maintenance' });
    const forgotten = await asCoach.patch(url, { goal: null, version: 4 });
    expect(forgotten.json()).toMatchObject({ goal: 'maintenance' });
  });

  it('rejects past shows, out-of-range values and unknown fields', async ({ api, asCoach }) => {
    const { url, read } = await api.newAthlete();
    const before = await read();
    for (const bad of [
      { competitionDate: '2020-01-01' },
      { age: 12 },
      { height: null },
      { foodAllergies: ['Gluten'] },
      { timezone: 'Mars/Olympus' },
      { email: 'other@test.example' },
      { role: 'coach' },
      { coachId: null },
    ]) {
      const reply = await asCoach.patch(url, { ...bad, version: 1 });
      expect(reply.statusCode, JSON.stringify(bad)).toBe(400);
    }
    expect(await read()).toEqual(before);
  });
});

describe('new plans from the changed answers', () => {
  it('can be previewed', async ({ api, asCoach }) => {
    const { user, url } = await api.newAthlete();
    const plansOf = async (): Promise<NutritionPlan[]> =>
      (await asCoach.get(`/api/nutrition-plans/user/${user.id}`)).json();
    await asCoach.patch(url, { activityLevel: 'very_active', version: 1 });
    const [before] = await plansOf();
    const foretold: TargetsPreview = (await asCoach.get(`${url}/plans/targets`)).json();
    expect(foretold.now).toEqual(before?.targets);
    expect(await plansOf()).toEqual([before]);
    await asCoach.post(`${url}/plans`, { plans: ['nutrition'] });
    const [made] = await plansOf();
    const { notes, ...targets } = foretold.next;
    expect(targets.calories).toBeGreaterThan(before?.targets.calories ?? 0);
    expect(made?.targets).toEqual(targets);
    expect(made?.notes).toEqual(expect.arrayContaining(notes));
  });

  it('are created only on request, only the requested ones', async ({ api, asCoach }) => {
    const { browser, url, user } = await api.newAthlete();
    const plans = async () =>
      (await browser.get(`/api/nutrition-plans/user/${user.id}`)).json().length;
    await asCoach.patch(url, { mealFrequency: '6_meals', version: 1 });
    expect(await plans()).toBe(1);
    const training = (await browser.get('/api/dashboard')).json().trainingPlan;
    const created = await asCoach.post(`${url}/plans`, { plans: ['nutrition'] });
    expect(created.json()).toMatchObject({ plans: ['nutrition'], requested: [] });
    const dashboard = (await browser.get('/api/dashboard')).json();
    expect(dashboard).toMatchObject({ mealPlan: { mealCount: 6 }, trainingPlan: training });
  });

  it('follow the chosen training days and cardio', async ({ api }) => {
    const { browser, url } = await api.newAthlete();
    await browser.patch(url, { trainingFrequency: '3_days', version: 1 });
    await browser.post(`${url}/plans`, { plans: ['training', 'cardio'] });
    const dashboard = (await browser.get('/api/dashboard')).json();
    expect(dashboard).toMatchObject({ trainingPlan: { daysPerWeek: 3, week: 1 } });
  });

  it('are created once for a duplicate form', async ({ api }) => {
    const { browser, url, user } = await api.newAthlete();
    const plans = async () =>
      (await browser.get(`/api/nutrition-plans/user/${user.id}`)).json().length;
    const send = (requestKey: string) =>
      browser.post(`${url}/plans`, { plans: ['nutrition'], requestKey });
    const first = crypto.randomUUID();
    const replies = await Promise.all([send(first), send(first)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await plans()).toBe(2);
    expect((await send(crypto.randomUUID())).json()).toMatchObject({
      plans: ['nutrition'],
      requested: [],
    });
    expect(await plans()).toBe(3);
  });

  it('use the coach’s targets if they are safe', async ({ api, asCoach }) => {
    const { browser, url, user } = await api.newAthlete();
    const plan = async () => (await browser.get(`/api/nutrition-plans/user/${user.id}`)).json()[0];
    const set = (targets: object, plans = ['nutrition']) =>
      asCoach.post(`${url}/plans`, { plans, targets });
    const targets = { calories: 2450, protein: 180, carbs: 238, fats: 86 };
    expect((await set(targets)).statusCode).toBe(201);
    expect(await plan()).toMatchObject({ targets, isActive: true });
    expect((await plan()).notes[0]).toBe('The targets were set to 2,450 kcal a day.');
    const tooLittle = await set({ calories: 800, protein: 80, carbs: 75, fats: 20 });
    expect([tooLittle.statusCode, tooLittle.json().error]).toEqual([
      400,
      expect.stringMatching(/^This plan needs at least [\d,]+ kcal a day/),
    ]);
    const noFat = await set({ calories: 2460, protein: 180, carbs: 435, fats: 0 });
    expect([noFat.statusCode, noFat.json().issues]).toEqual([
      400,
      [{ path: 'targets.fats', message: expect.stringContaining('is needed') }],
    ]);
    expect((await set(targets, ['training'])).statusCode).toBe(400);
    expect(await plan()).toMatchObject({ targets });
  });

  it('require a reason for warned targets, and note it', async ({ api, asCoach }) => {
    const { browser, url, user } = await api.newAthlete();
    const notes = async () =>
      (await browser.get(`/api/nutrition-plans/user/${user.id}`)).json()[0].notes;
    const before = await notes();
    const targets = { calories: 2250, protein: 160, carbs: 250, fats: 67 };
    const set = (targetsReason?: string) =>
      asCoach.post(`${url}/plans`, { plans: ['nutrition'], targets, targetsReason });
    for (const reason of [undefined, '', '  ']) {
      const refused = await set(reason);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().issues).toContainEqual({
        path: 'targetsReason',
        message: expect.stringContaining('30 or more is the aim. Lean mass is estimated'),
      });
    }
    const dosed = await set('With 40 mg of Lasix it goes well.');
    expect([dosed.statusCode, dosed.json().issues[0].path]).toEqual([400, 'targetsReason']);
    expect(await notes()).toEqual(before);
    expect((await set('Ten days only, asked in person.')).statusCode).toBe(201);
    expect(await notes()).toContain('Coach’s reason: Ten days only, asked in person.');
  });

  it('require at least one kind, each only once', async ({ api, asCoach }) => {
    const { url } = await api.newAthlete();
    for (const plans of [[], ['training', 'training'], ['posing']]) {
      expect((await asCoach.post(`${url}/plans`, { plans })).statusCode).toBe(400);
    }
  });
});
