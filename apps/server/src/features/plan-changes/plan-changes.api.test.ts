import type { PlanChange } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { tokenMailedTo } from '../../testing/token-mailed-to.ts';
import {
  type CoachScene,
  firstSwap,
  openCoachScene,
  SET,
  setGuidance,
} from './testing/coach-scene.ts';

/** The foods of a meal change. */
const foodsOf = (summary: PlanChange['after']) =>
  summary && 'foods' in summary ? summary.foods : [];

let scene: CoachScene;
beforeAll(async () => {
  scene = await openCoachScene();
});
afterAll(() => scene.test.close());

describe('guidance mode', () => {
  it('is self-guided for sign-ups until their coach changes it', async () => {
    const { coach } = scene;
    const { browser, url, feed } = await scene.newAthlete('self_guided');
    expect((await browser.get(url)).json().guidanceMode).toBe('self_guided');
    const reply = await setGuidance(coach, url, 'collaborative');
    expect([reply.statusCode, reply.json()]).toEqual([200, { mode: 'collaborative' }]);
    expect((await browser.get(url)).json().guidanceMode).toBe('collaborative');
    await setGuidance(coach, url, 'collaborative');
    expect(await feed()).toMatchObject([
      {
        kind: 'guidance',
        actor: 'coach',
        actorName: 'Mia Coach',
        before: { mode: 'self_guided' },
        after: { mode: 'collaborative' },
        effectiveOn: '2026-11-21',
      },
    ]);
  });

  it('is coached for accepted invitations', async () => {
    const { test, coach } = scene;
    const email = `${crypto.randomUUID()}@test.example`;
    const invited = await coach.post('/api/invitations', { email, name: 'Ben' });
    expect(invited.statusCode, invited.body).toBe(201);
    const inviteToken = await tokenMailedTo(test, email);
    const reply = await test
      .browser()
      .post('/api/users', { ...signUpForm({ email }), inviteToken });
    const [row] = await test.db.select().from(users).where(eq(users.id, reply.json().user.id));
    expect(row?.guidanceMode).toBe('coached');
  });

  it('is one of three modes, and never set by an athlete', async () => {
    const { coach, coachId } = scene;
    const { browser, url } = await scene.newAthlete();
    const statusOf = async (caller: TestBrowser, path: string, mode: string) =>
      (await setGuidance(caller, path, mode)).statusCode;
    expect(await statusOf(coach, url, 'strict')).toBe(400);
    expect(await statusOf(browser, url, 'self_guided')).toBe(403);
    expect(await statusOf(coach, `/api/users/${coachId}`, 'coached')).toBe(404);
  });
});

describe('plan change feed', () => {
  it('shows who changed what, why, and from when', async () => {
    const { feed, activePlan, setTargets } = await scene.newAthlete();
    const { targets: before } = await activePlan();
    expect((await setTargets()).statusCode).toBe(201);
    const [change] = await feed();
    expect(change).toMatchObject({
      ...{ kind: 'targets', actor: 'coach', actorName: 'Mia Coach', before, after: SET },
      ...{ effectiveOn: '2026-11-21', acknowledgedAt: null, reason: null, cause: null },
    });
  });

  it('lists each program, cardio, meal and swap change once', async () => {
    const { browser, url, id, feed, order, activePlan } = await scene.newAthlete();
    await scene.coach.post(`${url}/plans`, { plans: ['training', 'cardio'] });
    await order();
    const swap = firstSwap(await activePlan());
    const path = `/api/nutrition-plans/${(await activePlan()).id}`;
    const swapped = await browser.post(`${path}/swap`, swap);
    expect(swapped.statusCode, swapped.body).toBe(200);
    const undo = { version: swap.version + 1 };
    for (const _time of [1, 2]) await browser.post(`${path}/undo-swap`, undo);
    const changes = await feed();
    expect(changes.map(({ kind, actor }) => `${actor} ${kind}`)).toEqual([
      ...['athlete meals', 'athlete meals', 'athlete meals', 'coach cardio', 'coach program'],
    ]);
    const [undone, swappedFood] = changes;
    expect(undone).toMatchObject({
      before: swappedFood && { foods: foodsOf(swappedFood.after) },
      after: swappedFood && { foods: foodsOf(swappedFood.before) },
    });
    expect(changes[3]?.after).toMatchObject({ minutesPerWeek: expect.any(Number) });
    expect(changes[4]?.after).toMatchObject({
      name: expect.any(String),
      weeks: expect.any(Number),
    });
    const rows = await scene.stored(id);
    expect(rows).toHaveLength(5);
  });

  it('is paged newest first, and rejects unknown cursors', async () => {
    const { browser, url, setTargets } = await scene.newAthlete();
    for (const calories of [2450, 2446, 2454]) await setTargets({ ...SET, calories });
    const first = (await browser.get(`${url}/plan-changes?limit=2`)).json();
    expect(first.changes).toMatchObject([
      { after: { calories: 2454 } },
      { after: { calories: 2446 } },
    ]);
    const rest = await browser.get(`${url}/plan-changes?limit=2&cursor=${first.nextCursor}`);
    expect(rest.json()).toMatchObject({
      changes: [{ after: { calories: 2450 } }],
      nextCursor: null,
    });
    const { statusCode } = await browser.get(`${url}/plan-changes?cursor=nowhere`);
    expect(statusCode).toBe(400);
  });

  it('records a duplicate request once', async () => {
    const { url, feed } = await scene.newAthlete();
    const body = { plans: ['cardio', 'training'], requestKey: crypto.randomUUID() };
    for (const _time of [1, 2]) await scene.coach.post(`${url}/plans`, body);
    expect((await feed()).map(({ kind }) => kind)).toEqual(['cardio', 'program']);
  });

  it('keeps a coach’s reason for targets', async () => {
    const { url, feed } = await scene.newAthlete();
    const targetsReason = 'Protein high on purpose.';
    const targets = { calories: 2300, protein: 350, carbs: 25, fats: 89 };
    const body = { plans: ['nutrition'], targets, targetsReason };
    expect((await scene.coach.post(`${url}/plans`, body)).statusCode).toBe(201);
    expect(await feed()).toMatchObject([{ kind: 'targets', reason: targetsReason }]);
  });
});

describe('acknowledging changes', () => {
  it('marks the coach’s changes as seen, once', async () => {
    const { browser, url, feed, setTargets, order } = await scene.newAthlete();
    await setTargets();
    await order();
    await setTargets({ ...SET, calories: 2446 });
    const waiting = await feed('?state=unacknowledged');
    expect(waiting.map(({ kind, actor }) => `${actor} ${kind}`)).toEqual([
      ...['coach targets', 'coach targets'],
    ]);
    const path = `${url}/plan-changes/acknowledge`;
    const older = await browser.post(path, { upTo: waiting[1]?.id });
    expect(older.json()).toEqual({ acknowledged: 1 });
    expect(await feed('?state=unacknowledged')).toHaveLength(1);
    for (const acknowledged of [1, 0]) {
      const reply = await browser.post(path, { upTo: waiting[0]?.id });
      expect([reply.statusCode, reply.json()]).toEqual([200, { acknowledged }]);
    }
    const acknowledgedAt = scene.test.now().toISOString();
    expect(await feed('', scene.coach)).toMatchObject([
      { actor: 'coach', acknowledgedAt },
      { actor: 'athlete', acknowledgedAt: null },
      { actor: 'coach', acknowledgedAt },
    ]);
  });

  it('lets the coach mark the athlete’s changes', async () => {
    const { url, feed, order } = await scene.newAthlete('self_guided');
    await order({ targets: SET });
    const [change] = await feed('?state=unacknowledged', scene.coach);
    expect(change).toMatchObject({ actor: 'athlete', kind: 'targets', actorName: 'Ana' });
    await scene.coach.post(`${url}/plan-changes/acknowledge`, { upTo: change?.id });
    expect(await feed('?state=unacknowledged', scene.coach)).toEqual([]);
  });

  it('rejects another athlete’s change', async () => {
    const other = await scene.newAthlete();
    await other.setTargets();
    const [change] = await other.feed();
    const { browser, url } = await scene.newAthlete();
    const path = `${url}/plan-changes/acknowledge`;
    expect((await browser.post(path, { upTo: change?.id })).statusCode).toBe(404);
    expect((await browser.post(path, { upTo: 'that' })).statusCode).toBe(400);
  });

  it('keeps the changes of a removed coach', async () => {
    const { id, feed, setTargets } = await scene.newAthlete();
    await setTargets();
    await scene.forgetActors(id);
    expect(await feed()).toMatchObject([{ actor: 'coach', actorName: null }]);
  });
});
