import type { Dashboard, WorkoutSession } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { newId } from '../../platform/db/schema/columns.ts';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;

const it = serverTest.extend('api', ({ server }) => {
  async function signUp(changes: Parameters<typeof signUpForm>[0] = {}): Promise<TestBrowser> {
    count += 1;
    const browser = server.browser();
    const reply = await browser.post(
      '/api/users',
      signUpForm({ email: `athlete-${count}@test.example`, ...changes }),
    );
    expect(reply.statusCode).toBe(201);
    return browser;
  }
  /** Starts the first workout of the plan. */
  async function startWorkout(browser: TestBrowser): Promise<WorkoutSession> {
    const { days } = (await browser.get('/api/training/today')).json();
    const body = { workoutId: days[0].id, startedAt: server.now().toISOString() };
    return (await browser.post('/api/workout-sessions', { sessionId: newId(), ...body })).json();
  }
  /** Logs a set of the first exercise. */
  const log = (browser: TestBrowser, { id, exerciseData }: WorkoutSession) =>
    browser.request({
      method: 'PUT',
      url: `/api/workout-sessions/${id}/sets/${newId()}`,
      payload: {
        ...{ exerciseKey: exerciseData[0]?.key, weight: 60, reps: 8, rpe: 8 },
        ...{ form: null, pump: null, mindMuscle: null, energy: null },
        at: server.now().toISOString(),
      },
    });
  return { signUp, begin: startWorkout, log };
});

let count = 0;

const dashboard = async (browser: TestBrowser): Promise<Dashboard> =>
  (await browser.get('/api/dashboard')).json();

const entry = { energyLevel: 6, stressLevel: 4, mood: 'good' };

describe('athlete dashboard', () => {
  it('shows today’s plans, or the next day’s', async ({ api, server }) => {
    const browser = await api.signUp({
      trainingFrequency: '3_days',
      availability: '3-4',
      sessionDuration: '75_min',
    });
    const counts = { training: 0, rest: 0 };
    const { trainingPlan } = await dashboard(browser);
    const { min = 0, max = 0 } = trainingPlan?.workoutMinutes ?? {};
    for (let day = 0; day < 7; day += 1) {
      const { today } = await dashboard(browser);
      expect(today.date).toBe(server.now().toISOString().slice(0, 10));
      expect(today.endsAt).toBe(new Date(Date.parse(today.date) + DAY_MS).toISOString());
      expect(today.nextWorkout?.date && today.nextWorkout.date > today.date).toBe(true);
      if (today.workout) {
        counts.training += 1;
        expect(today.workout.exercises.length).toBeGreaterThan(2);
        expect(today.workout.estimatedMinutes).toBeGreaterThanOrEqual(min);
        expect(today.workout.estimatedMinutes).toBeLessThanOrEqual(max);
      } else {
        counts.rest += 1;
      }
      server.advance(DAY_MS);
    }
    expect(counts).toEqual({ training: 3, rest: 4 });
    expect(min).toBeGreaterThan(30);
    expect(max).toBeLessThanOrEqual(75);
  });

  it('changes at local midnight, even in quarter-hour zones', async ({ api, server }) => {
    const browser = await api.signUp({ timezone: 'Asia/Kathmandu' });
    const tomorrow = new Date(server.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    const midnight = Date.parse(`${tomorrow}T18:15:00Z`);
    server.advance(midnight - 1 - server.now().getTime());
    expect((await dashboard(browser)).today.date).toBe(tomorrow);
    server.advance(1);
    const dayAfter = new Date(midnight + DAY_MS).toISOString().slice(0, 10);
    expect((await dashboard(browser)).today.date).toBe(dayAfter);
  });

  it('shows the progress of an open workout, and what was done today', async ({ api, server }) => {
    const browser = await api.signUp();
    expect((await dashboard(browser)).today).toMatchObject({ openWorkout: null, workoutsDone: [] });
    const { date } = (await browser.get('/api/training/today')).json();
    const session = await api.begin(browser);
    expect((await api.log(browser, session)).statusCode).toBe(200);
    const sets = session.exerciseData.reduce((sum, { target }) => sum + (target?.sets ?? 0), 0);
    const open = { name: session.name, date, setsDone: 1, sets };
    expect((await dashboard(browser)).today.openWorkout).toEqual(open);
    server.advance(DAY_MS);
    expect((await dashboard(browser)).today.openWorkout).toEqual(open);
    const finishedAt = () => ({ finishedAt: server.now().toISOString() });
    const finish = ({ id }: WorkoutSession) =>
      browser.post(`/api/workout-sessions/${id}/finish`, finishedAt());
    // The night in between doesn't count as training time.
    expect((await finish(session)).json()).toMatchObject({ completed: true, duration: 1 });
    expect((await dashboard(browser)).today).toMatchObject({ openWorkout: null, workoutsDone: [] });
    const other = await api.begin(browser);
    await api.log(browser, other);
    await finish(other);
    expect((await dashboard(browser)).today.workoutsDone).toEqual([
      { name: other.name, sets: 1, duration: 1 },
    ]);
  });

  it('counts plan weeks from the start, and marks deloads', async ({ api, server }) => {
    const browser = await api.signUp();
    expect((await dashboard(browser)).trainingPlan).toMatchObject({ week: 1, isDeload: false });
    server.advance(8 * DAY_MS);
    expect((await dashboard(browser)).trainingPlan).toMatchObject({ week: 2 });
    server.advance(400 * DAY_MS);
    // A month later, the session has expired.
    expect((await browser.get('/api/dashboard')).statusCode).toBe(401);
  });

  it('matches today’s session, even in a deload', async ({ api, server }) => {
    const browser = await api.signUp({ trainingFrequency: '6_days', availability: 'daily' });
    const deloads = new Set<boolean>();
    for (let week = 0; week < 6; week += 1) {
      // In a six-day plan, Monday is always a training day.
      if (week > 0) server.advance(7 * DAY_MS);
      const { today, trainingPlan } = await dashboard(browser);
      const { days, todayId } = (await browser.get('/api/training/today')).json();
      const session = days.find(({ id }: { id: string }) => id === todayId);
      expect(today.workout?.exercises.map(({ sets, rpe }) => [sets, rpe])).toEqual(
        session?.exercises.map(({ sets, rpe }: { sets: number; rpe: number }) => [sets, rpe]),
      );
      deloads.add(trainingPlan?.isDeload ?? false);
    }
    expect(deloads).toEqual(new Set([false, true]));
  });

  it('increases cardio over the weeks, matching the plan', async ({ api, server }) => {
    const browser = await api.signUp({ primaryGoal: 'weight_loss', cardioPreference: 'moderate' });
    const { id } = (await browser.get('/api/auth/me')).json().user;
    const minutes: number[] = [];
    for (let week = 1; week <= 5; week += 1) {
      if (week > 1) server.advance(7 * DAY_MS);
      const { plan, weekday } = (await browser.get(`/api/users/${id}/cardio-plan`)).json();
      const { today, cardioPlan } = await dashboard(browser);
      expect(plan).toMatchObject({ week, duration: cardioPlan?.duration });
      expect(today.cardio?.duration ?? 0).toBe(plan.schedule[weekday].duration);
      minutes.push(plan.weeklyMinutes);
    }
    expect(minutes).toEqual(minutes.toSorted((one, two) => one - two));
    expect(minutes.at(-1)).toBeGreaterThan(minutes[0] ?? Number.NaN);
  });

  it('increases sets over the weeks, matching session and plan', async ({ api, server }) => {
    const grower = { experience: 'advanced', primaryGoal: 'muscle_gain' } as const;
    const time = { sessionDuration: '90_min', trainingFrequency: '4_days' } as const;
    const browser = await api.signUp({ ...grower, ...time });
    const { id } = (await browser.get('/api/auth/me')).json().user;
    type Day = { id: string; exercises: { sets: number }[] };
    const setsOf = ({ exercises }: Pick<Day, 'exercises'>) => exercises.map(({ sets }) => sets);
    const totals: number[] = [];
    for (let week = 0; week < 3; week += 1) {
      if (week > 0) server.advance(7 * DAY_MS);
      const { plan, days, weekPlan } = (await browser.get(`/api/users/${id}/training-plan`)).json();
      const training = (await browser.get('/api/training/today')).json();
      expect(training.days.map(setsOf)).toEqual(days.map(setsOf));
      const { today } = await dashboard(browser);
      const shown = days.find((day: Day) => day.id === today.workout?.id);
      if (today.workout) expect(setsOf(today.workout)).toEqual(setsOf(shown));
      const [first] = days;
      const started = await browser.post('/api/workout-sessions', {
        ...{ sessionId: newId(), workoutId: first.id, startedAt: server.now().toISOString() },
      });
      const { exerciseData } = started.json();
      expect(exerciseData.map(({ target }: { target: { sets: number } }) => target.sets)).toEqual(
        setsOf(first),
      );
      const total = days.flatMap(setsOf).reduce((sum: number, sets: number) => sum + sets, 0);
      expect(weekPlan[plan.week - 1].sets).toBe(total);
      totals.push(total);
    }
    expect(totals).toEqual(totals.toSorted((one, two) => one - two));
    expect(totals[2]).toBeGreaterThan(totals[0] ?? 0);
  });

  it('shows the latest figures, the trend and whether today is logged', async ({ api, server }) => {
    const browser = await api.signUp();
    const { today, weight, weighedOn, weightTrend } = await dashboard(browser);
    expect([weight, weighedOn, weightTrend, today.hasProgressEntry]).toEqual([84, null, [], false]);
    await browser.post('/api/progress', { ...entry, date: '2025-01-02', weight: 86 });
    const back = { weight: 86, weighedOn: '2025-01-02', weightTrend: [] };
    expect(await dashboard(browser)).toMatchObject(back);
    const yesterday = new Date(server.now().getTime() - DAY_MS).toISOString().slice(0, 10);
    await browser.post('/api/progress', { ...entry, date: today.date, weight: 83, bodyFat: 18 });
    await browser.post('/api/progress', { ...entry, date: yesterday, weight: 84 });
    const after = await dashboard(browser);
    expect(after).toMatchObject({ weight: 83, bodyFat: 18, bodyFatHolds: true, startWeight: 84 });
    expect(after.today.hasProgressEntry).toBe(true);
    expect(after.weightTrend).toEqual([
      { date: yesterday, weight: 84, trend: 84 },
      { date: today.date, weight: 83, trend: 83.9 },
    ]);
  });

  it('reports whether the latest body fat is still valid', async ({ api, server }) => {
    const browser = await api.signUp();
    const { today } = await dashboard(browser);
    const yesterday = new Date(server.now().getTime() - DAY_MS).toISOString().slice(0, 10);
    await browser.post('/api/progress', { ...entry, date: yesterday, weight: 84, bodyFat: 18 });
    expect(await dashboard(browser)).toMatchObject({ bodyFat: 18, bodyFatHolds: true });
    await browser.post('/api/progress', { ...entry, date: today.date, weight: 92 });
    expect(await dashboard(browser)).toMatchObject({ bodyFat: 18, bodyFatHolds: false });
  });

  it('pairs a separately logged body fat with the last weight', async ({ api, server }) => {
    const browser = await api.signUp();
    const { today } = await dashboard(browser);
    const daysAgo = (days: number) =>
      new Date(server.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
    await browser.post('/api/progress', { ...entry, date: daysAgo(2), weight: 84 });
    await browser.post('/api/progress', { ...entry, date: daysAgo(1), bodyFat: 18 });
    await browser.post('/api/progress', { ...entry, date: today.date, weight: 82 });
    expect(await dashboard(browser)).toMatchObject({ bodyFat: 18, bodyFatHolds: true });
    await browser.post('/api/progress', { ...entry, date: today.date, weight: 81 });
    expect(await dashboard(browser)).toMatchObject({ bodyFat: 18, bodyFatHolds: false });
  });

  it("counts weeks to the show in the athlete's time zone", async ({ server, api }) => {
    const today = server.now().toISOString().slice(0, 10);
    const show = new Date(server.now().getTime() + 57 * DAY_MS).toISOString().slice(0, 10);
    const browser = await api.signUp({ competitionDate: show, primaryGoal: 'competition_prep' });
    expect(today < show).toBe(true);
    expect((await dashboard(browser)).competition).toEqual({
      name: null,
      date: show,
      weeksOut: 9,
      phase: 'Mid Prep',
    });
  });

  it('adjusts phase and taper when the show moves', async ({ server, api }) => {
    const dayIn = (days: number) =>
      new Date(server.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const browser = await api.signUp({
      competitionDate: dayIn(98),
      primaryGoal: 'competition_prep',
    });
    const show = { name: 'Harbour Open', category: 'Classic Physique', date: dayIn(98) };
    const { id, version } = (await browser.post('/api/competitions', show)).json();
    const phases = async () => {
      const { trainingPlan, competition } = await dashboard(browser);
      const { plan } = (await browser.get('/api/training/today')).json();
      return [trainingPlan?.phase, competition?.phase, plan.phase, plan.kind, plan.weeksOut];
    };
    expect(await phases()).toEqual(['Early Prep', 'Early Prep', 'Early Prep', 'build', 14]);
    const moved = { ...show, date: dayIn(20), version };
    const change = { method: 'PUT', url: `/api/competitions/${id}`, payload: moved } as const;
    expect((await browser.request(change)).statusCode).toBe(200);
    expect(await phases()).toEqual(['Final Push', 'Final Push', 'Final Push', 'taper', 3]);
    const me = (await browser.get('/api/auth/me')).json().user;
    const { plan, weekPlan } = (await browser.get(`/api/users/${me.id}/training-plan`)).json();
    expect(plan.phase).toBe('Final Push');
    const kinds = weekPlan.slice(0, 4).map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['taper', 'taper', 'taper']);
    expect(kinds[3]).not.toBe('taper');
    // A deleted show no longer affects the week.
    await browser.delete(`/api/competitions/${id}`);
    expect((await browser.get('/api/training/today')).json().plan).toMatchObject({
      weeksOut: null,
      kind: 'build',
    });
  });

  it('works for an athlete without data', async ({ server }) => {
    const browser = await signIn(server, await createPerson(server.db));
    expect(await dashboard(browser)).toMatchObject({
      trainingPlan: null,
      mealPlan: null,
      cardioPlan: null,
      weight: null,
      bodyFat: null,
      competition: null,
    });
  });

  it('counts every set of an open workout, even for coached athletes', async ({ server, api }) => {
    await createPerson(server.db, { role: 'coach' });
    const browser = await api.signUp();
    const session = await api.begin(browser);
    for (const setsDone of [1, 2]) {
      await api.log(browser, session);
      expect((await dashboard(browser)).today.openWorkout).toMatchObject({ setsDone });
    }
  });
});
