import { addDays, type GuidanceMode, type MealPlan } from '@posedown/coaching';
import type { CoachAlert, NutritionPlan, PlanProposal } from '@posedown/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  nutritionPlans,
  planChanges,
  planProposals,
  users,
} from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { freshServerTest } from '../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { simulateSteadyWeeks } from '../../testing/simulate-steady-weeks.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { proposeDue } from './propose-for-athlete.ts';

const DAY_MS = 86_400_000;

const it = freshServerTest
  .extend('asCoach', async ({ server }) =>
    signIn(server, await createPerson(server.db, { role: 'coach' })),
  )
  .extend('athlete', async ({ server, asCoach: _head }): Promise<Person> => {
    const form = signUpForm({ cardioPreference: 'light' });
    return (await server.browser().post('/api/users', form)).json().user;
  })
  .extend('asAthlete', ({ server, athlete }) => signIn(server, athlete))
  .extend('api', ({ server, athlete, asCoach }) => {
    const live = (intakeKcal: number) => simulateSteadyWeeks(server, athlete.id, intakeKcal);
    const guide = (guidanceMode: GuidanceMode) =>
      server.db.update(users).set({ guidanceMode }).where(eq(users.id, athlete.id));
    const proposals = async (sender = asCoach): Promise<PlanProposal[]> =>
      (await sender.get(`/api/users/${athlete.id}/proposals`)).json().proposals;
    async function alerts(): Promise<CoachAlert[]> {
      const reply = (await asCoach.get('/api/alerts')).json();
      return reply.alerts.filter(({ type }: CoachAlert) => type === 'weekly_adaptation');
    }
    async function activePlan() {
      const [plan] = await server.db
        .select()
        .from(nutritionPlans)
        .where(and(eq(nutritionPlans.userId, athlete.id), nutritionPlans.isActive));
      if (!plan) throw new Error('there is no active plan');
      return plan;
    }
    /** The athlete’s latest proposal, which must contain a change. */
    async function proposed(sender = asCoach): Promise<PlanProposal> {
      await live((await activePlan()).targets.calories);
      await proposeDue(server);
      const [latest] = await proposals(sender);
      if (!latest?.food) throw new Error(`no change was proposed: ${JSON.stringify(latest)}`);
      return latest;
    }
    return { guide, proposals, alerts, activePlan, proposed };
  });

const decide = (sender: TestBrowser, id: string, body: object) =>
  sender.post(`/api/proposals/${id}/decision`, body);

const foodsOf = (meals: MealPlan['meals'] | NutritionPlan['meals']) =>
  meals.map(({ foods }) => foods.map(({ foodId }) => foodId));

describe('weekly proposal job', () => {
  it('proposes once a week in any number of processes', async ({ api, server }) => {
    const { id } = await api.proposed();
    await Promise.all([proposeDue(server), proposeDue(server), proposeDue(server)]);
    expect((await api.proposals()).map((one) => one.id)).toEqual([id]);
    expect(await server.db.$count(planProposals)).toBe(1);
  });

  it("runs from Monday 4 a.m. in the athlete's time zone", async ({ api, server }) => {
    const { weekOf } = await api.proposed();
    const untilMonday =
      new Date(`${addDays(weekOf, 7)}T03:59:00Z`).getTime() - server.now().getTime();
    server.advance(untilMonday);
    await proposeDue(server);
    expect(await api.proposals()).toHaveLength(1);
    server.advance(60_000);
    await proposeDue(server);
    expect((await api.proposals()).map((one) => [one.weekOf, one.status])).toEqual([
      [addDays(weekOf, 7), 'open'],
      [weekOf, 'expired'],
    ]);
  });

  it('skips missed weeks after a downtime', async ({ api, server }) => {
    const { weekOf } = await api.proposed();
    server.advance(21 * DAY_MS);
    await proposeDue(server);
    expect((await api.proposals()).map((one) => one.weekOf)).toEqual([addDays(weekOf, 21), weekOf]);
  });

  it('names what to log, and proposes nothing in the first days', async ({ server, api }) => {
    server.advance(3 * DAY_MS);
    await proposeDue(server);
    expect(await api.proposals()).toEqual([]);
    server.advance(7 * DAY_MS);
    await proposeDue(server);
    expect(await api.proposals()).toMatchObject([
      {
        ...{ kind: 'holding', rule: 'diary', status: 'none', mayDecide: false, food: null },
        reasons: [
          'The last 7 days have 0 full diary days and 0 weigh-ins.',
          'Holding: log 5 of 7 days in full and weigh in on 4.',
        ],
      },
    ]);
  });

  it('raises a plan that a hold rules out, and never cuts it', async ({
    asAthlete,
    athlete,
    api,
  }) => {
    await asAthlete.post(`/api/users/${athlete.id}/messages`, {
      content: 'I have been purging after meals every day',
    });
    const { kind, rule, food, now } = await api.proposed();
    expect([kind, rule]).toEqual(['change', 'safety']);
    expect(food?.targets.calories).toBeGreaterThan(now.targets.calories + 300);
  });
});

describe('a coached athlete’s proposal', () => {
  it.beforeEach(({ api }) => api.guide('coached'));

  it('goes to their coach, and keeps the current foods', async ({
    api,
    athlete,
    asAthlete,
    server,
    asCoach,
  }) => {
    const proposal = await api.proposed();
    expect(await api.alerts()).toMatchObject([
      { clientId: athlete.id, message: expect.stringContaining('Proposal for New Athlete: ') },
    ]);
    expect(await api.proposals(asAthlete)).toEqual([]);
    const before = await api.activePlan();
    const denied = await decide(asAthlete, proposal.id, { decision: 'accept' });
    expect([denied.statusCode, denied.json().code]).toEqual([403, 'coach_only']);
    for (const role of ['coach', 'client'] as const) {
      const stranger = await signIn(server, await createPerson(server.db, { role }));
      const reply = await decide(stranger, proposal.id, { decision: 'accept' });
      expect(reply.statusCode).toBe(404);
    }

    const reply = await decide(asCoach, proposal.id, { decision: 'accept' });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { status: 'accepted', mayDecide: false, applied: { targets: proposal.food?.targets } },
    ]);
    const after = await api.activePlan();
    expect(after.id).not.toBe(before.id);
    expect(after.targets).toEqual(proposal.food?.targets);
    expect(foodsOf(after.meals)).toEqual(foodsOf(before.meals));
    expect(Math.abs(after.calories / after.targets.calories - 1)).toBeLessThan(0.02);
    expect(await api.alerts()).toEqual([]);
    expect(await api.proposals(asAthlete)).toMatchObject([{ id: proposal.id, status: 'accepted' }]);
    const [change] = await server.db
      .select()
      .from(planChanges)
      .where(and(eq(planChanges.athleteId, athlete.id), eq(planChanges.causeKind, 'proposal')));
    expect(change).toMatchObject({
      ...{ kind: 'targets', actor: 'coach', causeId: proposal.id },
      ...{ before: before.targets, after: after.targets },
      reason: proposal.reasons.join(' '),
    });
  });

  it('is decided once: a repeat gets the same reply, another decision a 409', async ({
    api,
    asCoach,
    server,
    athlete,
  }) => {
    const { id } = await api.proposed();
    const body = { decision: 'accept', requestKey: '0198c0de-0000-4000-8000-000000000001' };
    const [one, two] = await Promise.all([decide(asCoach, id, body), decide(asCoach, id, body)]);
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    expect(await server.db.$count(nutritionPlans, eq(nutritionPlans.userId, athlete.id))).toBe(2);
    const repeated = await decide(asCoach, id, { decision: 'accept' });
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'already_decided']);
    const reused = await decide(asCoach, id, { ...body, decision: 'decline', reason: 'No.' });
    expect([reused.statusCode, reused.json().code]).toEqual([409, 'request_key_reused']);
  });

  it('becomes outdated with a new meal plan', async ({ api, asCoach, athlete }) => {
    const { id } = await api.proposed();
    await asCoach.post(`/api/users/${athlete.id}/plans`, { plans: ['nutrition'] });
    expect(await api.alerts()).toEqual([]);
    expect(await api.proposals()).toMatchObject([{ id, status: 'open', isStale: true }]);
    const late = await decide(asCoach, id, { decision: 'accept' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'plan_changed']);
    const declined = await decide(asCoach, id, { decision: 'decline', reason: 'Made a new plan.' });
    expect(declined.json()).toMatchObject({ status: 'declined', reason: 'Made a new plan.' });
  });

  it('can be edited within limits, with a reason for warnings', async ({ api, asCoach }) => {
    const { id, now } = await api.proposed();
    const { targets } = now;
    const edit = (values: object, more = {}) =>
      decide(asCoach, id, { decision: 'edit', targets: { ...targets, ...values }, ...more });
    const starved = await edit({ calories: 900, carbs: 20, fats: 25 });
    expect([starved.statusCode, starved.json().code]).toEqual([400, 'invalid_input']);
    // The same energy, from carbohydrate instead of protein.
    const low = { protein: 90, carbs: targets.carbs + targets.protein - 90 };
    const warned = await edit(low);
    expect([warned.statusCode, warned.json().issues[0].path]).toEqual([400, 'reason']);
    const reason = 'She gets sick of meat.';
    const less = { calories: targets.calories - 80, carbs: targets.carbs - 20 };
    const edited = await edit(less, { reason });
    expect([edited.statusCode, edited.json()]).toMatchObject([
      200,
      { status: 'edited', applied: { targets: { ...targets, ...less } }, reason },
    ]);
  });

  it('can adjust cardio instead of meals', async ({ api, asCoach, athlete, server }) => {
    const { id, cardio, now, reasons } = await api.proposed();
    expect(cardio?.minutes).toBeGreaterThan(now.cardioMinutes ?? 0);
    const before = await api.activePlan();
    const reply = await decide(asCoach, id, { decision: 'accept', take: 'cardio' });
    expect([reply.statusCode, reply.json().applied]).toEqual([
      200,
      { targets: null, cardioMinutes: cardio?.minutes },
    ]);
    expect(await api.activePlan()).toEqual(before);
    const shown = (await asCoach.get(`/api/users/${athlete.id}/cardio-plan`)).json();
    const minutes = shown.plan.schedule
      .filter(({ type }: { type: string }) => type === 'LISS')
      .reduce((sum: number, { duration }: { duration: number }) => sum + duration, 0);
    expect(minutes).toBe(cardio?.minutes);
    const isTied = and(eq(planChanges.athleteId, athlete.id), eq(planChanges.causeId, id));
    const [change] = await server.db.select().from(planChanges).where(isTied);
    // The reason is about cardio, not about the declined food change.
    const why = /^(.*\.) (\d+) minutes more steady cardio a week brings the pace to −\d\.\d\d%\.$/;
    const [, first, added] = why.exec(change?.reason ?? '') ?? [];
    expect([change?.kind, first]).toEqual(['cardio', reasons[0]]);
    expect(Number(added)).toBe((cardio?.minutes ?? 0) - (now.cardioMinutes ?? 0));
  });

  it('rejects malformed bodies', async ({ api, asCoach }) => {
    const { id } = await api.proposed();
    for (const body of [
      {},
      { decision: 'accept', take: 'both' },
      { decision: 'decline' },
      { decision: 'decline', reason: '  ' },
      { decision: 'decline', reason: 'x'.repeat(501) },
      { decision: 'edit' },
      { decision: 'edit', cardioMinutes: 1e9 },
      { decision: 'edit', targets: { calories: Number.NaN, protein: 1, carbs: 1, fats: 1 } },
    ]) {
      const reply = await decide(asCoach, id, body);
      expect([JSON.stringify(body), reply.statusCode]).toEqual([JSON.stringify(body), 400]);
    }
    const deleted = await decide(asCoach, '0198c0de-0000-7000-8000-000000000001', {
      decision: 'accept',
    });
    expect(deleted.statusCode).toBe(404);
  });
});

describe('athletes who decide themselves', () => {
  it('accept proposals without an alert', async ({ api, asAthlete }) => {
    await api.guide('self_guided');
    const { id, food } = await api.proposed(asAthlete);
    expect(await api.alerts()).toEqual([]);
    expect((await asAthlete.get('/api/dashboard')).json().hasProposal).toBe(true);
    const reply = await decide(asAthlete, id, { decision: 'accept' });
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'accepted']);
    expect((await api.activePlan()).targets).toEqual(food?.targets);
    expect((await asAthlete.get('/api/dashboard')).json().hasProposal).toBe(false);
    expect(await api.proposals()).toMatchObject([{ id, status: 'accepted' }]);
  });

  it('may change targets by at most a tenth in collaborative mode', async ({ api, asAthlete }) => {
    await api.guide('collaborative');
    const { id, now } = await api.proposed(asAthlete);
    expect(await api.alerts()).toHaveLength(1);
    const { targets } = now;
    const far = { ...targets, calories: targets.calories + 400, carbs: targets.carbs + 100 };
    const refused = await decide(asAthlete, id, { decision: 'edit', targets: far });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'targets']);
    const near = { ...targets, calories: targets.calories + 100, carbs: targets.carbs + 25 };
    expect((await decide(asAthlete, id, { decision: 'edit', targets: near })).statusCode).toBe(200);
    expect((await api.activePlan()).targets).toEqual(near);
  });
});
