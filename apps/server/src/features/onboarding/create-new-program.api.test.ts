import { randomUUID } from 'node:crypto';
import { addDays } from '@posedown/coaching';
import type { ActivePlan, PlanChange, ProgramPreview } from '@posedown/contract';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { coachAlerts, trainingPlans, workoutSessions } from '../../platform/db/schema/index.ts';
import { freshSceneTest } from '../../testing/fixtures.ts';
import { openSession, SET_FORM } from '../../testing/permissions/training.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

type Followed = ActivePlan & { plan: NonNullable<ActivePlan['plan']> };

const it = freshSceneTest
  .extend('url', ({ scene }) => `/api/users/${scene.people.athlete.id}`)
  .extend('api', ({ asCoach, url, server, scene }) => {
    const follow = async (browser = asCoach): Promise<Followed> =>
      (await browser.get(`${url}/training-plan`)).json();
    const guide = (mode: string) =>
      asCoach.request({ method: 'PUT', url: `${url}/guidance`, payload: { mode } });
    const regenerate = (body: object, browser = asCoach) =>
      browser.post(`${url}/training-plan/regenerate`, body);
    const plansOf = () =>
      server.db
        .select()
        .from(trainingPlans)
        .where(eq(trainingPlans.userId, scene.people.athlete.id));
    return { follow, guide, regenerate, plansOf };
  });

const exercisesOf = ({ days }: ActivePlan) =>
  days.flatMap(({ exercises }) => exercises.map(({ exerciseName }) => exerciseName));

it('starts this week, keeping logs and the open workout', async ({
  server,
  api,
  scene,
  asAthlete,
  url,
}) => {
  server.advance(2 * WEEK);
  const before = await api.follow();
  expect(before.plan.week).toBe(3);
  const open = await openSession(scene);
  const [stored] = await server.db
    .select()
    .from(workoutSessions)
    .where(eq(workoutSessions.id, open.id));
  const reason = 'New gym with other machines.';
  const created = await api.regenerate({ planId: before.plan.id, week: 3, reason });
  expect(created.statusCode).toBe(201);
  const after = await api.follow();
  expect(after.plan).toMatchObject({ id: created.json().planId, week: 1 });
  expect(after.plan.startsOn).toBe(addDays(before.plan.startsOn, 14));
  expect(exercisesOf(after)).not.toEqual(exercisesOf(before));
  expect(
    await server.db.select().from(workoutSessions).where(eq(workoutSessions.id, open.id)),
  ).toEqual([stored]);
  const today = (await asAthlete.get('/api/training/today')).json();
  expect(today.open.exerciseData).toEqual(open.exerciseData);
  const saved = await asAthlete.request({
    method: 'PUT',
    url: `/api/workout-sessions/${open.id}/sets/${randomUUID()}`,
    payload: { ...SET_FORM, exerciseKey: open.exerciseData[0]?.key },
  });
  expect(saved.statusCode).toBe(200);
  // The plan of earlier weeks stays, with its days and links.
  expect((await api.plansOf()).find(({ id }) => id === before.plan.id)?.isActive).toBe(false);
  const { changes } = (await asAthlete.get(`${url}/plan-changes`)).json();
  const [change]: PlanChange[] = changes;
  expect(change).toMatchObject({
    ...{ kind: 'program', actor: 'coach', reason },
    before: { name: before.plan.name },
    after: { name: after.plan.name },
    effectiveOn: '2026-12-05',
  });
});

it('can start in a coming week, with a preview', async ({ api, asCoach, url, server }) => {
  const before = await api.follow();
  const planRequest = { planId: before.plan.id, week: 4 };
  const query = `?planId=${planRequest.planId}&week=${planRequest.week}`;
  const preview: ProgramPreview = (
    await asCoach.get(`${url}/training-plan/preview${query}`)
  ).json();
  expect(await api.plansOf()).toHaveLength(1);
  expect(preview.startsOn).toBe(addDays(before.plan.startsOn, 21));
  expect((await api.regenerate(planRequest)).statusCode).toBe(201);
  const now = await api.follow();
  expect(now.plan.id).toBe(before.plan.id);
  expect(now.coming).toEqual({ name: preview.name, startsOn: preview.startsOn });
  // A change is already scheduled, and a second one would replace it.
  expect((await api.regenerate({ ...planRequest, week: 5 })).json().code).toBe('invalid_input');
  server.advance(3 * WEEK);
  const after = await api.follow();
  const [names, known] = [new Set(exercisesOf(after)), new Set(exercisesOf(before))];
  expect(preview.exercises.added.every((name) => names.has(name) && !known.has(name))).toBe(true);
  expect(preview.exercises.removed.every((name) => known.has(name) && !names.has(name))).toBe(true);
  expect(preview.exercises.added.length + preview.exercises.kept).toBe(names.size);
});

it('is created once for a duplicate form, even concurrently', async ({ api }) => {
  const { plan } = await api.follow();
  const planRequest = { planId: plan.id, week: 1, requestKey: randomUUID() };
  const twice = await Promise.all([api.regenerate(planRequest), api.regenerate(planRequest)]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(twice[0]?.json()).toEqual(twice[1]?.json());
  expect(await api.plansOf()).toHaveLength(2);
  const other = await api.regenerate({ ...planRequest, week: 2 });
  expect([other.statusCode, other.json().code]).toEqual([409, 'request_key_reused']);
  const late = await api.regenerate({ ...planRequest, requestKey: randomUUID() });
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  expect(await api.plansOf()).toHaveLength(2);
});

it('rejects past weeks, weeks beyond the end, and foreign plans', async ({
  server,
  api,
  scene,
  asCoach,
}) => {
  server.advance(2 * WEEK);
  const { plan } = await api.follow();
  for (const week of [2, plan.weeks + 1]) {
    const refused = await api.regenerate({ planId: plan.id, week });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'week']);
  }
  const path = `/api/users/${scene.people.otherAthlete.id}/training-plan`;
  const foreign = (await asCoach.get(path)).json().plan.id;
  expect((await api.regenerate({ planId: foreign, week: 3 })).statusCode).toBe(404);
  expect(await api.plansOf()).toHaveLength(1);
});

it('starts today if the plan is over', async ({ api, server, scene }) => {
  const { plan } = await api.follow();
  server.advance(plan.weeks * WEEK);
  const asCoach = await scene.browserOf('coach');
  const created = await api.regenerate({ planId: plan.id, week: plan.weeks }, asCoach);
  expect(created.statusCode).toBe(201);
  expect((await api.follow(asCoach)).plan).toMatchObject({ week: 1, isOver: false });
});

it('is a request if the coach decides', async ({ api, asAthlete, scene, server }) => {
  const { plan } = await api.follow();
  await api.guide('coached');
  const planRequest = { planId: plan.id, week: 1, requestKey: randomUUID() };
  for (let tap = 0; tap < 2; tap += 1) {
    const request = await api.regenerate(planRequest, asAthlete);
    expect(request.json()).toEqual({ planId: null, requested: true });
  }
  expect((await api.follow()).plan.id).toBe(plan.id);
  const open = and(
    eq(coachAlerts.clientId, scene.people.athlete.id),
    eq(coachAlerts.type, 'plan_request'),
  );
  expect(await server.db.select().from(coachAlerts).where(open)).toHaveLength(1);
  await api.guide('self_guided');
  const created = await api.regenerate({ planId: plan.id, week: 1 }, asAthlete);
  expect(created.json()).toMatchObject({ requested: false });
  expect((await api.follow()).plan.id).toBe(created.json().planId);
});
