import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workouts } from '../../../platform/db/schema/index.ts';
import { openScene, type Scene } from '../../../testing/permissions/scene.ts';
import { planForm } from '../../../testing/permissions/training-plans.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import { exerciseIdOf } from '../library/library-exercise.ts';

let test: TestApp;
let scene: Scene;
let coach: TestBrowser;
let form: Awaited<ReturnType<typeof planForm>>;

beforeAll(async () => {
  test = await openTestApp();
  scene = await openScene(test);
  coach = await scene.browserOf('coach');
  form = await planForm(scene);
});
afterAll(() => test.close());

const create = (change: object = {}) => coach.post('/api/training-plans', { ...form, ...change });
const clientId = () => scene.people.athlete.id;

/** A training day on a weekday, with one exercise per entry in the list of set counts. */
const dayOf = (day: number, slug: string, ...sets: number[]) => ({
  name: `Day ${day}`,
  day,
  exercises: sets.map((one) => ({
    ...form.workouts[0]?.exercises[0],
    exerciseId: exerciseIdOf(slug),
    sets: one,
  })),
});

describe('sets of a program', () => {
  it('are rejected past the limits in every kind of plan', async () => {
    const sets = Array.from({ length: 12 }, () => 20);
    const days = Array.from({ length: 7 }, (_, index) =>
      dayOf(index + 1, 'triceps-pushdown', ...sets),
    );
    const own = (await create()).json();
    for (const change of [{}, { clientId: clientId() }, { replacesId: own.id }]) {
      const reply = await create({ workouts: days, ...change });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().issues.map(({ path }: { path: string }) => path)).toEqual([
        ...days.map((_, place) => `workouts.${place}`),
        'workouts',
      ]);
      expect(reply.json().error).toMatch(
        /^Day 1 has 240 sets, .* Triceps: 1680 sets a week, and 40 are the most for one muscle\.$/,
      );
    }
  });

  it('are checked when a stored plan is assigned', async () => {
    const own = (await create()).json();
    const isOwn = eq(workouts.trainingPlanId, own.id);
    const [stored] = await test.db.select().from(workouts).where(isOwn);
    const exercises = stored?.exercises.map((exercise) => ({ ...exercise, sets: 70 })) ?? [];
    await test.db.update(workouts).set({ exercises }).where(isOwn);
    const body = { clientId: clientId(), startsOn: '2026-11-23' };
    const reply = await coach.post(`/api/training-plans/${own.id}/assign`, body);
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      expect.stringContaining('has 70 sets'),
    ]);
  });

  it("trigger a warning far past the coach's MRV", async () => {
    const withSets = (...sets: number[]) =>
      create({ workouts: [dayOf(1, 'triceps-pushdown', ...sets)] });
    expect((await withSets(20, 7)).json().volumeWarnings).toEqual([]);
    const plan = (await withSets(20, 8)).json();
    expect(plan.volumeWarnings).toEqual([
      'Triceps: 28 sets a week, more than 1.5 times the most to recover from (MRV 18).',
    ]);
    expect((await coach.get(`/api/training-plans/${plan.id}`)).json()).toEqual(plan);
  });

  describe("sets of an athlete's plan with warnings", () => {
    const WARNING = /^Triceps: 28 sets a week, more than 1\.5 times/;
    const REASON = 'Six weeks for the arms, then back to 18 sets.';
    const workouts = () => [dayOf(1, 'triceps-pushdown', 20, 8)];
    const lastChange = async () => {
      const reply = await coach.get(`/api/users/${clientId()}/plan-changes`);
      return reply.json().changes[0];
    };
    /** Expects rejection without a reason or with a forbidden one, then success with a valid reason. */
    async function expectReasonRequired(send: (change: object) => ReturnType<typeof create>) {
      const before = await lastChange();
      for (const warningReason of [undefined, ' ']) {
        const refused = await send({ warningReason });
        expect([refused.statusCode, refused.json().issues]).toEqual([
          400,
          [{ path: 'warningReason', message: expect.stringMatching(WARNING) }],
        ]);
      }
      const reported = await send({
        warningReason: 'Take 40 mg of furosemide before the workout.',
      });
      expect(reported.statusCode).toBe(400);
      expect(reported.json().issues[0].path).toBe('warningReason');
      expect(await lastChange()).toEqual(before);
      const saved = await send({ warningReason: REASON });
      expect(saved.statusCode, saved.body).toBe(201);
      expect(await lastChange()).toMatchObject({ kind: 'program', actor: 'coach', reason: REASON });
    }

    it('require the coach’s reason, which the athlete sees', async () => {
      await expectReasonRequired((change) =>
        create({ clientId: clientId(), workouts: workouts(), ...change }),
      );
    });

    it('require it when changing or assigning a plan, too', async () => {
      const body = { clientId: clientId(), startsOn: '2026-11-23' };
      const replaced = (await create({ ...body, startsOn: '2026-11-16' })).json();
      const replacesId = replaced.id;
      await expectReasonRequired((change) =>
        create({ ...body, replacesId, workouts: workouts(), ...change }),
      );
      const own = (await create({ workouts: workouts() })).json();
      await expectReasonRequired((change) =>
        coach.post(`/api/training-plans/${own.id}/assign`, { ...body, ...change }),
      );
    });

    it('need no reason within the limits', async () => {
      expect((await create({ clientId: clientId() })).statusCode).toBe(201);
      expect((await lastChange()).reason).toBeNull();
    });
  });
});
