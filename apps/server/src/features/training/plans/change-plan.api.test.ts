import { randomUUID } from 'node:crypto';
import { addDays, VOLUME_LANDMARKS } from '@posedown/coaching';
import { eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import { auditLog, trainingPlans } from '../../../platform/db/schema/index.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { planForm } from '../../../testing/permissions/training-plans.ts';

let form: Awaited<ReturnType<typeof planForm>>;

const it = sceneTest.extend('api', ({ asCoach, asAthlete, scene }) => {
  const create = (change: object = {}) =>
    asCoach.post('/api/training-plans', { ...form, ...change });
  const activePlan = async () =>
    (await asAthlete.get(`/api/users/${scene.people.athlete.id}/training-plan`)).json();
  return { create, activePlan };
});

it.beforeAll(async ({ scene }) => {
  form = await planForm(scene);
});

it('changes an active plan, keeping deloads and phase', async ({ scene, api, server, asCoach }) => {
  const { id: clientId } = scene.people.athlete;
  const request = `?athleteId=${clientId}`;
  const first = (await api.create({ clientId, startsOn: '2026-11-02' })).json();
  await server.db
    .update(trainingPlans)
    .set({ deloadWeeks: [4, 12], phase: 'prep', volumeLandmarks: VOLUME_LANDMARKS })
    .where(eq(trainingPlans.id, first.id));
  const shown = await asCoach.get(`/api/training-plans/${first.id}${request}`);
  expect(shown.json()).toMatchObject({ id: first.id, startsOn: '2026-11-02' });
  expect((await asCoach.get(`/api/training-plans/${first.id}`)).statusCode).toBe(404);
  const stranger = await scene.browserOf('otherCoach');
  expect((await stranger.get(`/api/training-plans/${first.id}${request}`)).statusCode).toBe(404);
  const change = { clientId, startsOn: '2026-11-02', weeks: 8, replacesId: first.id };
  expect((await api.create({ ...change, name: 'Changed' })).statusCode).toBe(201);
  const { plan, weekPlan } = await api.activePlan();
  expect(plan).toMatchObject({ name: 'Changed', phase: 'prep', week: 3 });
  expect(weekPlan.map(({ kind }: { kind: string }) => kind).indexOf('deload')).toBe(3);
  // The changed plan is created now and uses the coach's current landmarks, which were never set.
  const [changed] = await server.db
    .select()
    .from(trainingPlans)
    .where(eq(trainingPlans.id, plan.id));
  expect(changed).toMatchObject({ name: 'Changed', volumeLandmarks: null });
  expect((await api.create({ ...change, replacesId: newId() })).statusCode).toBe(404);
});

it('is changed once, rejecting outdated and repeating duplicates', async ({ scene, api }) => {
  const clientId = scene.people.athlete.id;
  const first = (await api.create({ clientId, startsOn: '2026-11-16' })).json();
  const change = { clientId, startsOn: '2026-11-16', replacesId: first.id };
  const heavier = { ...change, name: 'Heavier', requestKey: randomUUID() };
  const changed = await api.create(heavier);
  expect(changed.statusCode).toBe(201);
  const late = await api.create({ ...change, name: 'Lighter', requestKey: randomUUID() });
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  expect((await api.create(heavier)).json()).toEqual(changed.json());
  expect((await api.activePlan()).plan.name).toBe('Heavier');
  // An upcoming plan may be changed, too. The current one stays active until the upcoming one starts.
  const coming = (await api.create({ clientId, startsOn: '2026-11-24', name: 'To come' })).json();
  const sooner = { clientId, startsOn: '2026-11-23', replacesId: coming.id, name: 'Sooner' };
  expect((await api.create(sooner)).statusCode).toBe(201);
  const names = async () => {
    const { plan, coming } = await api.activePlan();
    return [plan.name, coming?.name];
  };
  expect(await names()).toEqual(['Heavier', 'Sooner']);
  const { id: replacesId } = changed.json();
  expect((await api.create({ ...change, replacesId, name: 'Mine now' })).statusCode).toBe(201);
  // Only the current plan changes. The upcoming one still takes over.
  expect(await names()).toEqual(['Mine now', 'Sooner']);
});

it('respects the coach’s new RPE as a limit', async ({ scene, asCoach, api, server }) => {
  const clientId = scene.people.athlete.id;
  const { exercises } = (await asCoach.get('/api/exercises')).json();
  const days = (first: number) => [
    {
      name: 'Push',
      exercises: [first, 8].map((rpe, place) => ({
        ...{ ...form.workouts[0]?.exercises[0], exerciseId: exercises[place].id, rpe },
      })),
    },
  ];
  const start = { clientId, startsOn: '2026-11-16' };
  const made = (await api.create({ ...start, workouts: days(8) })).json();
  const isCreated = eq(trainingPlans.id, made.id);
  await server.db.update(trainingPlans).set({ effortRises: true }).where(isCreated);
  const effort = async () => {
    const [day] = (await api.activePlan()).days;
    return day.exercises.map(({ rpe }: { rpe: number }) => rpe);
  };
  expect(await effort()).toEqual([7, 7]);
  const change = async (replacesId: string, rpe: number) =>
    (await api.create({ ...start, workouts: days(rpe), replacesId })).json();
  const careful = await change(made.id, 6);
  expect(await effort()).toEqual([6, 7]);
  // Like the builder shows it.
  expect([made.effortRises, careful.effortRises]).toEqual([false, true]);
  const unchanged = await change(careful.id, 6);
  expect(await effort()).toEqual([6, 7]);
  // A new RPE limits effort but never raises it.
  await change(unchanged.id, 9);
  expect(await effort()).toEqual([7, 7]);
});

it('audits a change of an athlete’s plan only', async ({ scene, api, server }) => {
  const clientId = scene.people.athlete.id;
  const first = (await api.create({ clientId, startsOn: '2026-11-16' })).json();
  const isOfPlan = like(auditLog.action, '%training plan');
  const before = await server.db.$count(auditLog, isOfPlan);
  await api.create({ name: 'For nobody yet' });
  const change = { clientId, replacesId: first.id, requestKey: randomUUID() };
  const changed = await api.create(change);
  await api.create(change);
  const lines = await server.db
    .select()
    .from(auditLog)
    .where(isOfPlan)
    .orderBy(auditLog.id)
    .offset(before);
  expect(lines).toMatchObject([
    {
      ...{ action: 'change training plan', outcome: 'done', subjectId: clientId },
      ...{ actorId: scene.people.coach.id, details: { plan: changed.json().id } },
    },
  ]);
});

it('changes the coach’s own plan once', async ({ api, server, asCoach, scene }) => {
  const first = (await api.create({ name: 'Template' })).json();
  const course = { deloadWeeks: [4, 16], setsGrow: true, phase: 'prep' };
  await server.db.update(trainingPlans).set(course).where(eq(trainingPlans.id, first.id));
  const change = { name: 'Template, heavier', replacesId: first.id, requestKey: randomUUID() };
  const changed = await api.create(change);
  expect(changed.statusCode).toBe(201);
  expect((await api.create(change)).json()).toEqual(changed.json());
  const [stored] = await server.db
    .select()
    .from(trainingPlans)
    .where(eq(trainingPlans.id, changed.json().id));
  expect(stored).toMatchObject({ ...course, deloadWeeks: [4], isActive: false });
  expect((await asCoach.get(`/api/training-plans/${first.id}`)).statusCode).toBe(404);
  const names = async () =>
    (await asCoach.get('/api/training-plans'))
      .json()
      .plans.map(({ name }: { name: string }) => name);
  const before = await names();
  expect(before.filter((name: string) => name.startsWith('Template'))).toEqual([change.name]);
  const late = { ...change, name: 'Template, lighter', requestKey: randomUUID() };
  expect((await api.create(late)).statusCode).toBe(404);
  expect(await names()).toEqual(before);
  const stranger = await scene.browserOf('otherCoach');
  const { id: replacesId } = changed.json();
  const stolen = await stranger.post('/api/training-plans', { ...form, replacesId });
  expect(stolen.statusCode).toBe(404);
  expect((await asCoach.delete(`/api/training-plans/${replacesId}`)).statusCode).toBe(204);
});

it('describes this week as today’s sets are', async ({ scene, server, api, asAthlete }) => {
  const clientId = scene.people.athlete.id;
  const dayIn = (days: number) => addDays(server.now().toISOString().slice(0, 10), days);
  const { id } = (await api.create({ clientId, startsOn: dayIn(-5) })).json();
  const written = (await api.activePlan()).days;
  const store = (change: object) =>
    server.db.update(trainingPlans).set(change).where(eq(trainingPlans.id, id));
  const isOver = async () => [
    (await api.activePlan()).plan.isOver,
    (await asAthlete.get('/api/training/today')).json().plan.isOver,
    (await asAthlete.get('/api/dashboard')).json().trainingPlan.isOver,
  ];
  await store({ weeks: 4, deloadWeeks: [4], startsOn: dayIn(-28) });
  expect(await api.activePlan()).toMatchObject({ note: null, days: written });
  expect(await isOver()).toEqual([true, true, true]);
  await store({ startsOn: dayIn(-27) });
  expect((await api.activePlan()).note).toMatch(/^Deload/);
  const show = { name: 'Harbour Open', category: 'Classic Physique', date: dayIn(28) };
  expect((await asAthlete.post('/api/competitions', show)).statusCode).toBe(201);
  await store({ startsOn: dayIn(-5), competitionDate: show.date });
  const { note, weekPlan } = await api.activePlan();
  expect([weekPlan[0].kind, note]).toEqual(['build', expect.stringMatching(/drop sets/)]);
  const { plan } = (await asAthlete.get('/api/training/today')).json();
  expect(note).toBe(plan.note);
});
