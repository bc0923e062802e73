import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import { trainingPlans, workouts } from '../../../platform/db/schema/index.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { planForm } from '../../../testing/permissions/training-plans.ts';
import { listPlansOfWorkouts } from './queries.ts';

const it = sceneTest
  .extend('form', { scope: 'file' }, ({ scene }) => planForm(scene))
  .extend('api', ({ asCoach, form, asAthlete, scene }) => {
    const create = (change: object = {}) =>
      asCoach.post('/api/training-plans', { ...form, ...change });
    const activePlan = async () =>
      (await asAthlete.get(`/api/users/${scene.people.athlete.id}/training-plan`)).json();
    return { create, activePlan };
  });

describe('creating a plan', () => {
  it('stores everything about an exercise', async ({ form, api }) => {
    const [day] = form.workouts;
    const [exercise] = day?.exercises ?? [];
    const reported = {
      ...exercise,
      sets: 4,
      reps: 'To failure',
      restTime: 180,
      rpe: 9,
      timeUnderTension: 45,
      notes: 'Slow.',
    };
    const exercises = [
      { ...reported, tempo: '3-1-1-0', technique: 'drop_set', dropSetPercentage: 30 },
      { ...reported, technique: 'rest_pause', restPauseReps: 4 },
      { ...reported, technique: 'super_set', supersetWith: 'Curl' },
      { ...reported, technique: 'mechanical_drop' },
    ];
    const plan = (await api.create({ workouts: [{ ...day, exercises }] })).json();
    expect(plan.workouts[0].exercises).toMatchObject(exercises);
  });

  it('rejects impossible repetitions', async ({ form, api }) => {
    const [day] = form.workouts;
    const [exercise] = day?.exercises ?? [];
    const withReps = (reps: string) =>
      api.create({ workouts: [{ ...day, exercises: [{ ...exercise, reps }] }] });
    for (const reps of ['banana', '0', '8-', '10 kg']) {
      const reply = await withReps(reps);
      expect(reply.statusCode, reps).toBe(400);
      expect(reply.json().issues).toMatchObject([{ path: 'workouts.0.exercises.0.reps' }]);
    }
    expect((await withReps('8 each side')).statusCode).toBe(201);
  });

  it('stores the coach’s own plan with defaults', async ({ api, asCoach }) => {
    const plan = (await api.create()).json();
    expect(plan).toMatchObject({ weeks: 12, daysPerWeek: 5, description: null });
    expect(plan.workouts).toMatchObject([
      {
        name: 'Push',
        day: 1,
        exercises: [{ rpe: 8, tempo: '2-0-2-0', technique: 'straight_sets' }],
      },
    ]);
    const { plans } = (await asCoach.get('/api/training-plans')).json();
    expect(plans[0]).toMatchObject({ id: plan.id, name: 'Off-season base', weeks: 12 });
    expect((await asCoach.get(`/api/training-plans/${plan.id}`)).json()).toEqual(plan);
  });

  it('names missing fields as they appear in the product', async ({ api }) => {
    expect((await api.create({ name: ' ' })).json().issues).toContainEqual({
      ...{ path: 'name', message: 'Plan name is required' },
    });
    expect((await api.create({ workouts: [] })).json().issues[0].message).toBe(
      'Please create at least one workout day before saving.',
    );
    for (const bad of [
      { weeks: 0 },
      { weeks: 53 },
      { daysPerWeek: 0 },
      { daysPerWeek: 8 },
      { startsOn: '2029-01-01' },
    ]) {
      expect((await api.create(bad)).statusCode, JSON.stringify(bad)).toBe(400);
    }
    for (const good of [
      { weeks: 1, daysPerWeek: 1 },
      { weeks: 52, daysPerWeek: 7, description: 'A year.' },
    ]) {
      expect((await api.create(good)).json(), JSON.stringify(good)).toMatchObject(good);
    }
  });

  it('rejects duplicate weekdays and unknown exercises', async ({ form, api }) => {
    const [day] = form.workouts;
    const twice = [
      { ...day, day: 2 },
      { ...day, day: 2 },
    ];
    expect((await api.create({ workouts: twice })).statusCode).toBe(400);
    const unknown = [{ name: 'Push', exercises: [{ ...day?.exercises[0], exerciseId: newId() }] }];
    expect((await api.create({ workouts: unknown })).statusCode).toBe(400);
  });

  it('spreads days over the week, and stores a duplicate once', async ({ form, api }) => {
    const requestKey = crypto.randomUUID();
    const [day] = form.workouts;
    const workouts = ['Push', 'Pull', 'Legs'].map((name) => ({ ...day, name }));
    const replies = await Promise.all([1, 2].map(() => api.create({ workouts, requestKey })));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(replies[0]?.json().workouts.map((item: { day: number }) => item.day)).toEqual([1, 3, 5]);
  });
});

describe("an athlete's plan", () => {
  it('is the only active one from the chosen day', async ({ server, api, scene, asAthlete }) => {
    const before = (await api.activePlan()).plan;
    await api.create({
      clientId: scene.people.athlete.id,
      startsOn: '2026-11-16',
      name: 'Mine now',
    });
    const after = await api.activePlan();
    expect(after.plan).toMatchObject({ name: 'Mine now', startsOn: '2026-11-16', week: 1 });
    expect(after.plan.id).not.toBe(before.id);
    const stored = await server.db
      .select()
      .from(trainingPlans)
      .where(eq(trainingPlans.userId, scene.people.athlete.id));
    const active = stored.filter(({ isActive }) => isActive);
    expect(active).toMatchObject([{ id: after.plan.id, weeks: 12, daysPerWeek: 5 }]);
    expect(stored.find(({ id }) => id === before.id)).toMatchObject({ isActive: false });
    expect(after.weekPlan).toHaveLength(12);
    expect(after.days[0].exercises[0].sets).toBe(3);
    expect((await asAthlete.get('/api/dashboard')).json().trainingPlan.name).toBe('Mine now');
  });

  it('is the only active one under concurrency', async ({ server, scene, api }) => {
    const clientId = scene.people.athlete.id;
    const replies = await Promise.all(
      ['One', 'Other'].map((name) => api.create({ clientId, startsOn: '2026-11-16', name })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const isActive = and(eq(trainingPlans.userId, clientId), trainingPlans.isActive);
    expect(await server.db.$count(trainingPlans, isActive)).toBe(1);
  });

  it('is a copy, so the original can be deleted', async ({ api, scene, asCoach }) => {
    const plan = (await api.create({ name: 'Template' })).json();
    const body = { clientId: scene.people.athlete.id, startsOn: '2026-11-23' };
    expect((await asCoach.post(`/api/training-plans/${plan.id}/assign`, body)).statusCode).toBe(
      201,
    );
    expect((await asCoach.delete(`/api/training-plans/${plan.id}`)).statusCode).toBe(204);
    expect((await api.activePlan()).coming).toEqual({ name: 'Template', startsOn: '2026-11-23' });
  });

  it('replaces the previous plan from its first day', async ({ scene, form, api, asAthlete }) => {
    // A Saturday. The old plan also has a Monday, but the new one is already active then.
    const clientId = scene.people.athlete.id;
    const workouts = [{ ...form.workouts[0], name: 'Legs' }];
    await api.create({ clientId, startsOn: '2026-11-23', name: 'From Monday', workouts });
    const today = (await asAthlete.get('/api/training/today')).json();
    expect(today.days).toMatchObject([{ name: 'Push', day: 1 }]);
    expect([today.next, today.coming]).toEqual([
      null,
      { name: 'From Monday', startsOn: '2026-11-23' },
    ]);
    const { nextWorkout } = (await asAthlete.get('/api/dashboard')).json().today;
    expect(nextWorkout).toEqual({ name: 'Legs', date: '2026-11-23' });
  });

  it('leaves the current plan active until its later start', async ({
    server,
    asAthlete,
    scene,
    api,
  }) => {
    const planOfToday = async () => (await asAthlete.get('/api/training/today')).json().plan.name;
    const before = await planOfToday();
    const clientId = scene.people.athlete.id;
    await api.create({ clientId, startsOn: '2026-11-30', name: 'Taken back' });
    await api.create({ clientId, startsOn: '2026-11-24', name: 'From Tuesday' });
    const now = await api.activePlan();
    expect([now.plan.name, now.coming.name]).toEqual([before, 'From Tuesday']);
    expect(await planOfToday()).toBe(before);
    server.advance(3 * 86_400_000);
    const then = await api.activePlan();
    expect([then.plan.name, then.plan.week, then.coming]).toEqual(['From Tuesday', 1, null]);
    expect(await planOfToday()).toBe('From Tuesday');
    const { trainingPlan } = (await asAthlete.get('/api/dashboard')).json();
    expect(trainingPlan.name).toBe('From Tuesday');
  });

  it('is rejected for another coach’s athlete, and for the coach', async ({ scene, form, api }) => {
    const other = await scene.browserOf('otherCoach');
    const clientId = scene.people.athlete.id;
    expect((await other.post('/api/training-plans', { ...form, clientId })).statusCode).toBe(404);
    expect((await api.create({ clientId: scene.people.coach.id })).statusCode).toBe(404);
  });
});

describe('a plan created from the answers', () => {
  it('stores its style, levels, frequency, goals and focus', async ({ server, scene }) => {
    const { id } = scene.people.otherAthlete;
    const [plan] = await server.db.select().from(trainingPlans).where(eq(trainingPlans.userId, id));
    expect(plan).toMatchObject({
      name: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w/),
      trainingStyle: expect.stringMatching(/\w/),
      intensityLevel: expect.stringMatching(/^(moderate|high)$/),
      volumeLevel: expect.stringMatching(/^(low|moderate|high)$/),
      frequencyPattern: expect.stringMatching(/\w/),
      periodizationNotes: expect.stringMatching(/\w/),
    });
    expect(plan?.goals.length).toBeGreaterThan(0);
    expect(plan?.focusAreas.length).toBeGreaterThan(0);
  });
});

describe('weekly prescription', () => {
  it('uses the stored deload weeks', async ({ server, scene }) => {
    const { id } = scene.people.otherAthlete;
    const other = await scene.browserOf('otherAthlete');
    const own = eq(trainingPlans.userId, id);
    const deloads = async () => {
      const { weekPlan } = (await other.get(`/api/users/${id}/training-plan`)).json();
      return weekPlan
        .filter(({ kind }: { kind: string }) => kind === 'deload')
        .map(({ week }: { week: number }) => week);
    };
    const [made] = await server.db.select().from(trainingPlans).where(own);
    expect(made?.deloadWeeks.length).toBeGreaterThan(0);
    expect(await deloads()).toEqual(made?.deloadWeeks);
    await server.db
      .update(trainingPlans)
      .set({ deloadWeeks: [2, 7] })
      .where(own);
    expect(await deloads()).toEqual([2, 7]);
    await server.db.update(trainingPlans).set({ deloadWeeks: made?.deloadWeeks }).where(own);
  });

  it('halves the sets of a deload week', async ({ scene }) => {
    const other = await scene.browserOf('otherAthlete');
    const url = `/api/users/${scene.people.otherAthlete.id}/training-plan`;
    const { weekPlan } = (await other.get(url)).json();
    const deload = weekPlan.find(({ kind }: { kind: string }) => kind === 'deload');
    expect(deload.sets).toBeLessThan(weekPlan[0].sets * 0.7);
    expect(deload.note).toMatch(/Deload/);
  });
});

it('reads only the plans of the requested workouts', async ({ server, scene, api }) => {
  const { id: userId } = scene.people.athlete;
  await api.create({ userId });
  await api.create({ userId });
  const all = await server.db.select().from(workouts).where(eq(workouts.userId, userId));
  expect(all.length).toBeGreaterThan(1);
  const ids = all.slice(0, 1).map(({ id }) => id);
  const read = await listPlansOfWorkouts(server.db, userId, ids);
  expect(read.map(({ workoutId }) => workoutId)).toEqual(ids);
  expect(await listPlansOfWorkouts(server.db, userId, [])).toEqual([]);
});
