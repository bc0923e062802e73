import { randomUUID } from 'node:crypto';
import { addDays } from '@posedown/coaching';
import type { ActivePlan, PlanChange, ProgramPreview } from '@posedown/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { coachAlerts, trainingPlans, workoutSessions } from '../../platform/db/schema/index.ts';
import { openScene, type Scene } from '../../testing/permissions/scene.ts';
import { openSession, SET_FORM } from '../../testing/permissions/training.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

let test: TestApp;
let scene: Scene;
let coach: TestBrowser;
let athlete: TestBrowser;
let url: string;

beforeEach(async () => {
  test = await openTestApp();
  scene = await openScene(test);
  coach = await scene.browserOf('coach');
  athlete = await scene.browserOf('athlete');
  url = `/api/users/${scene.people.athlete.id}`;
});
afterEach(() => test.close());

async function follow(): Promise<ActivePlan & { plan: NonNullable<ActivePlan['plan']> }> {
  return (await coach.get(`${url}/training-plan`)).json();
}
const regenerate = (body: object, browser = coach) =>
  browser.post(`${url}/training-plan/regenerate`, body);
const exercisesOf = ({ days }: ActivePlan) =>
  days.flatMap(({ exercises }) => exercises.map(({ exerciseName }) => exerciseName));
const plansOf = () =>
  test.db.select().from(trainingPlans).where(eq(trainingPlans.userId, scene.people.athlete.id));

it('starts this week, keeping logs and the open workout', async () => {
  test.advance(2 * WEEK);
  const before = await follow();
  expect(before.plan.week).toBe(3);
  const open = await openSession(scene);
  const [stored] = await test.db
    .select()
    .from(workoutSessions)
    .where(eq(workoutSessions.id, open.id));
  const reason = 'New gym with other machines.';
  const created = await regenerate({ planId: before.plan.id, week: 3, reason });
  expect(created.statusCode).toBe(201);
  const after = await follow();
  expect(after.plan).toMatchObject({ id: created.json().planId, week: 1 });
  expect(after.plan.startsOn).toBe(addDays(before.plan.startsOn, 14));
  expect(exercisesOf(after)).not.toEqual(exercisesOf(before));
  expect(
    await test.db.select().from(workoutSessions).where(eq(workoutSessions.id, open.id)),
  ).toEqual([stored]);
  const today = (await athlete.get('/api/training/today')).json();
  expect(today.open.exerciseData).toEqual(open.exerciseData);
  const saved = await athlete.request({
    method: 'PUT',
    url: `/api/workout-sessions/${open.id}/sets/${randomUUID()}`,
    payload: { ...SET_FORM, exerciseKey: open.exerciseData[0]?.key },
  });
  expect(saved.statusCode).toBe(200);
  // The plan of earlier weeks stays, with its days and links.
  expect((await plansOf()).find(({ id }) => id === before.plan.id)?.isActive).toBe(false);
  const { changes } = (await athlete.get(`${url}/plan-changes`)).json();
  const [change]: PlanChange[] = changes;
  expect(change).toMatchObject({
    ...{ kind: 'program', actor: 'coach', reason },
    before: { name: before.plan.name },
    after: { name: after.plan.name },
    effectiveOn: '2026-12-05',
  });
});

it('can start in a coming week, with a preview', async () => {
  const before = await follow();
  const planRequest = { planId: before.plan.id, week: 4 };
  const query = `?planId=${planRequest.planId}&week=${planRequest.week}`;
  const preview: ProgramPreview = (await coach.get(`${url}/training-plan/preview${query}`)).json();
  expect(await plansOf()).toHaveLength(1);
  expect(preview.startsOn).toBe(addDays(before.plan.startsOn, 21));
  expect((await regenerate(planRequest)).statusCode).toBe(201);
  const now = await follow();
  expect(now.plan.id).toBe(before.plan.id);
  expect(now.coming).toEqual({ name: preview.name, startsOn: preview.startsOn });
  // A change is already scheduled, and a second one would replace it.
  expect((await regenerate({ ...planRequest, week: 5 })).json().code).toBe('invalid_input');
  test.advance(3 * WEEK);
  const after = await follow();
  const [names, known] = [new Set(exercisesOf(after)), new Set(exercisesOf(before))];
  expect(preview.exercises.added.every((name) => names.has(name) && !known.has(name))).toBe(true);
  expect(preview.exercises.removed.every((name) => known.has(name) && !names.has(name))).toBe(true);
  expect(preview.exercises.added.length + preview.exercises.kept).toBe(names.size);
});

it('is created once for a duplicate form, even concurrently', async () => {
  const { plan } = await follow();
  const planRequest = { planId: plan.id, week: 1, requestKey: randomUUID() };
  const twice = await Promise.all([regenerate(planRequest), regenerate(planRequest)]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(twice[0]?.json()).toEqual(twice[1]?.json());
  expect(await plansOf()).toHaveLength(2);
  const other = await regenerate({ ...planRequest, week: 2 });
  expect([other.statusCode, other.json().code]).toEqual([409, 'request_key_reused']);
  const late = await regenerate({ ...planRequest, requestKey: randomUUID() });
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  expect(await plansOf()).toHaveLength(2);
});

it('rejects past weeks, weeks beyond the end, and foreign plans', async () => {
  test.advance(2 * WEEK);
  const { plan } = await follow();
  for (const week of [2, plan.weeks + 1]) {
    const refused = await regenerate({ planId: plan.id, week });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'week']);
  }
  const path = `/api/users/${scene.people.otherAthlete.id}/training-plan`;
  const foreign = (await coach.get(path)).json().plan.id;
  expect((await regenerate({ planId: foreign, week: 3 })).statusCode).toBe(404);
  expect(await plansOf()).toHaveLength(1);
});

it('starts today if the plan is over', async () => {
  const { plan } = await follow();
  test.advance(plan.weeks * WEEK);
  coach = await scene.browserOf('coach');
  const path = `/api/users/${scene.people.athlete.id}/training-plan/regenerate`;
  const created = await coach.post(path, { planId: plan.id, week: plan.weeks });
  expect(created.statusCode).toBe(201);
  expect((await follow()).plan).toMatchObject({ week: 1, isOver: false });
});

it('is a request if the coach decides', async () => {
  const { plan } = await follow();
  await coach.request({ method: 'PUT', url: `${url}/guidance`, payload: { mode: 'coached' } });
  const planRequest = { planId: plan.id, week: 1, requestKey: randomUUID() };
  for (const request of [
    await regenerate(planRequest, athlete),
    await regenerate(planRequest, athlete),
  ]) {
    expect(request.json()).toEqual({ planId: null, requested: true });
  }
  expect((await follow()).plan.id).toBe(plan.id);
  const open = and(
    eq(coachAlerts.clientId, scene.people.athlete.id),
    eq(coachAlerts.type, 'plan_request'),
  );
  expect(await test.db.select().from(coachAlerts).where(open)).toHaveLength(1);
  await coach.request({ method: 'PUT', url: `${url}/guidance`, payload: { mode: 'self_guided' } });
  const created = await regenerate({ planId: plan.id, week: 1 }, athlete);
  expect(created.json()).toMatchObject({ requested: false });
  expect((await follow()).plan.id).toBe(created.json().planId);
});
