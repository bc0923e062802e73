import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { workouts } from '../../../platform/db/schema/index.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { planForm } from '../../../testing/permissions/training-plans.ts';
import { exerciseIdOf } from '../library/library-exercise.ts';

const WARNING = /^Triceps: 28 sets a week, more than 1\.5 times/;
const REASON = 'Six weeks for the arms, then back to 18 sets.';

const it = sceneTest
  .extend('form', { scope: 'file' }, ({ scene }) => planForm(scene))
  .extend('api', ({ asCoach, form, scene }) => {
    const create = (change: object = {}) =>
      asCoach.post('/api/training-plans', { ...form, ...change });
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
    const heavy = () => [dayOf(1, 'triceps-pushdown', 20, 8)];
    const lastChange = async () => {
      const reply = await asCoach.get(`/api/users/${clientId()}/plan-changes`);
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
    return { create, clientId, dayOf, heavy, lastChange, expectReasonRequired };
  });

describe('sets of a program', () => {
  it('are rejected past the limits in every kind of plan', async ({ api }) => {
    const sets = Array.from({ length: 12 }, () => 20);
    const days = Array.from({ length: 7 }, (_, index) =>
      api.dayOf(index + 1, 'triceps-pushdown', ...sets),
    );
    const own = (await api.create()).json();
    for (const change of [{}, { clientId: api.clientId() }, { replacesId: own.id }]) {
      const reply = await api.create({ workouts: days, ...change });
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

  it('are checked when a stored plan is assigned', async ({ api, server, asCoach }) => {
    const own = (await api.create()).json();
    const isOwn = eq(workouts.trainingPlanId, own.id);
    const [stored] = await server.db.select().from(workouts).where(isOwn);
    const exercises = stored?.exercises.map((exercise) => ({ ...exercise, sets: 70 })) ?? [];
    await server.db.update(workouts).set({ exercises }).where(isOwn);
    const body = { clientId: api.clientId(), startsOn: '2026-11-23' };
    const reply = await asCoach.post(`/api/training-plans/${own.id}/assign`, body);
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      expect.stringContaining('has 70 sets'),
    ]);
  });

  it("trigger a warning far past the coach's MRV", async ({ api, asCoach }) => {
    const withSets = (...sets: number[]) =>
      api.create({ workouts: [api.dayOf(1, 'triceps-pushdown', ...sets)] });
    expect((await withSets(20, 7)).json().volumeWarnings).toEqual([]);
    const plan = (await withSets(20, 8)).json();
    expect(plan.volumeWarnings).toEqual([
      'Triceps: 28 sets a week, more than 1.5 times the maximum recoverable volume (MRV 18).',
    ]);
    expect((await asCoach.get(`/api/training-plans/${plan.id}`)).json()).toEqual(plan);
  });

  describe("sets of an athlete's plan with warnings", () => {
    it('require the coach’s reason, which the athlete sees', async ({ api }) => {
      await api.expectReasonRequired((change) =>
        api.create({ clientId: api.clientId(), workouts: api.heavy(), ...change }),
      );
    });

    it('require it when changing or assigning a plan, too', async ({ api, asCoach }) => {
      const body = { clientId: api.clientId(), startsOn: '2026-11-23' };
      const replaced = (await api.create({ ...body, startsOn: '2026-11-16' })).json();
      const replacesId = replaced.id;
      await api.expectReasonRequired((change) =>
        api.create({ ...body, replacesId, workouts: api.heavy(), ...change }),
      );
      const own = (await api.create({ workouts: api.heavy() })).json();
      await api.expectReasonRequired((change) =>
        asCoach.post(`/api/training-plans/${own.id}/assign`, { ...body, ...change }),
      );
    });

    it('need no reason within the limits', async ({ api }) => {
      expect((await api.create({ clientId: api.clientId() })).statusCode).toBe(201);
      expect((await api.lastChange()).reason).toBeNull();
    });
  });
});
