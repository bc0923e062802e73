import { addDays, calendarDayIn } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { coachAlerts, plannedChanges, users } from '../../platform/db/schema/index.ts';
import { sceneTest } from '../../testing/fixtures.ts';
import { openProposal } from '../../testing/open-proposal.ts';
import { applyPlannedChanges } from '../proposals/index.ts';

const ANSWERS = {
  'training-energy': 7,
  hunger: 6,
  'sleep-quality': 8,
  stress: 4,
  digestion: 7,
};
const DAY_MS = 86_400_000;

let keys = 0;
const newKey = () => {
  keys += 1;
  return `5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f2${String(keys).padStart(3, '0')}`;
};

/** Each test has another day, on which its check-in is due. */
const it = sceneTest.extend('api', ({ scene, asCoach, asAthlete, server }) => {
  const { athlete } = scene.people;
  const url = `/api/users/${athlete.id}`;
  const today = () => calendarDayIn(server.now(), 'UTC');
  const plan = async () => (await asCoach.get(`${url}/check-in-review`)).json().plan.targets;
  const changes = async (by = asCoach) => (await by.get(`${url}/plan-changes`)).json();
  /** Sends a check-in and answers it with 50 kcal more from a day. */
  async function answer(appliesFrom: string | undefined, change: object = {}) {
    const sent = { dueOn: today(), formId: null, formVersion: 1, answers: ANSWERS };
    const checkIn = await asAthlete.post('/api/weekly-check-ins', {
      ...sent,
      requestKey: newKey(),
    });
    const { id: checkInId, version } = checkIn.json();
    const targets = await plan();
    const more = { ...targets, calories: targets.calories + 50, carbs: targets.carbs + 12 };
    const decided = { kind: 'change', fromCalories: targets.calories, targets: more, appliesFrom };
    return asCoach.post(`${url}/check-in-review`, {
      ...{ checkInId, version, requestKey: newKey() },
      plan: { ...decided, reason: 'More food for the new block.', ...change },
    });
  }
  const apply = () => Promise.all([applyPlannedChanges(server), applyPlannedChanges(server)]);
  const alerts = () =>
    server.db
      .select()
      .from(coachAlerts)
      .where(eq(coachAlerts.basis, `planned ${today()}`));
  return { url, today, plan, changes, answer, apply, alerts };
});

it.beforeEach(({ server }) => {
  server.advance(7 * DAY_MS);
});

it.afterEach(async ({ server }) => {
  await server.db.delete(plannedChanges);
});

describe('a change from a later day', () => {
  it('waits for that day and then applies once, even in two processes', async ({
    api,
    server,
    asAthlete,
  }) => {
    const day = addDays(api.today(), 2);
    const before = await api.plan();
    expect((await api.answer(day)).statusCode).toBe(200);
    expect(await api.plan()).toEqual(before);
    const { planned } = await api.changes(asAthlete);
    expect(planned).toMatchObject({ appliesOn: day, targets: { calories: before.calories + 50 } });
    await api.apply();
    expect(await api.plan()).toEqual(before);

    server.advance(2 * DAY_MS);
    await api.apply();
    expect((await api.plan()).calories).toBe(before.calories + 50);
    const { changes, planned: left } = await api.changes(asAthlete);
    expect(left).toBeNull();
    expect(changes[0]).toMatchObject({
      ...{ kind: 'targets', actor: 'coach', cause: 'check_in', effectiveOn: day },
    });
    expect(changes[1]?.effectiveOn).not.toBe(day);
    const { notices } = (await asAthlete.get('/api/notices')).json();
    expect(notices.filter(({ kind }: { kind: string }) => kind === 'plan_changed')).not.toEqual([]);
  });

  it('begins with the athlete’s day, in any time zone', async ({ api, server, scene }) => {
    const { id } = scene.people.athlete;
    const zoned = async (timezone: string) => {
      await server.db.update(users).set({ timezone }).where(eq(users.id, id));
      server.forgetReplies();
    };
    const before = await api.plan();
    // 9 a.m. in UTC is 11 p.m. there.
    await zoned('Pacific/Kiritimati');
    const day = addDays(api.today(), 1);
    await api.answer(day);
    server.advance(0.5 * DAY_MS);
    await zoned('Pacific/Pago_Pago');
    await api.apply();
    expect(await api.plan()).toEqual(before);
    await zoned('Pacific/Kiritimati');
    await api.apply();
    expect((await api.plan()).calories).toBe(before.calories + 50);
    await zoned('UTC');
  });

  it('takes the place of an earlier one, and is canceled by the coach', async ({
    api,
    server,
    asCoach,
    asOtherCoach,
    asAthlete,
  }) => {
    const earlier = addDays(api.today(), 5);
    await api.answer(earlier);
    server.advance(DAY_MS);
    const later = addDays(earlier, 3);
    await api.answer(later, { targets: undefined, cardioMinutes: 60 });
    expect((await api.changes()).planned).toMatchObject({
      ...{ appliesOn: later, targets: null, cardioMinutes: 60 },
    });
    const url = `${api.url}/planned-change`;
    expect((await asOtherCoach.delete(url)).statusCode).toBe(404);
    expect((await asAthlete.delete(url)).statusCode).toBe(403);
    expect((await asCoach.delete(url)).statusCode).toBe(204);
    expect((await asCoach.delete(url)).statusCode).toBe(204);
    expect((await api.changes()).planned).toBeNull();
  });

  it('isn’t applied to a plan that changed since, and the coach learns why', async ({
    api,
    asCoach,
    server,
  }) => {
    await api.answer(addDays(api.today(), 1));
    server.advance(60_000);
    const { calories, ...macros } = await api.plan();
    const targets = { ...macros, carbs: macros.carbs + 25, calories: calories + 100 };
    const changed = await asCoach.post(`${api.url}/plans`, { plans: ['nutrition'], targets });
    expect(changed.statusCode, changed.body).toBe(201);
    server.advance(DAY_MS);
    await api.apply();
    expect((await api.plan()).calories).toBe(calories + 100);
    expect((await api.changes()).planned).toBeNull();
    const [alert] = await api.alerts();
    expect(alert?.message).toMatch(
      /from \d+ \w+ 20\d\d wasn’t applied\. The plan has changed since\./,
    );
  });

  it('isn’t applied for another coach, who learns of it', async ({ api, server, scene }) => {
    const { athlete, coach, otherCoach } = scene.people;
    await api.answer(addDays(api.today(), 1));
    await server.db.update(plannedChanges).set({ coachId: otherCoach.id });
    const before = await api.plan();
    server.advance(DAY_MS);
    await api.apply();
    expect(await api.plan()).toEqual(before);
    const [alert] = await api.alerts();
    expect(alert).toMatchObject({ coachId: coach.id, clientId: athlete.id });
    expect(alert?.message).toContain('A former coach planned it.');
  });

  it('is refused past two weeks, and past a safety limit', async ({ api, server }) => {
    expect((await api.answer(addDays(api.today(), 15))).json()).toMatchObject({
      issues: [{ path: 'plan.appliesFrom' }],
    });
    server.advance(DAY_MS);
    const starving = { calories: 600, protein: 60, carbs: 40, fats: 22 };
    const refused = await api.answer(addDays(api.today(), 1), { targets: starving });
    expect(refused.statusCode).toBe(400);
    expect((await api.changes()).planned).toBeNull();
  });

  it('applies at once for today and for a day that is over', async ({ api, asAthlete }) => {
    const before = await api.plan();
    await api.answer(addDays(api.today(), -1));
    expect((await api.plan()).calories).toBe(before.calories + 50);
    expect((await api.changes(asAthlete)).planned).toBeNull();
  });

  it('keeps the proposal open until the accepted values apply', async ({ api, server, scene }) => {
    const proposalId = await openProposal(server.db, scene.people.athlete.id);
    const day = addDays(api.today(), 1);
    const accepted = await api.answer(day, {
      ...{ kind: 'accept', proposalId, take: 'food' },
      ...{ fromCalories: undefined, targets: undefined, reason: undefined },
    });
    expect(accepted.statusCode, accepted.body).toBe(200);
    const { planned } = await api.changes();
    server.advance(DAY_MS);
    await api.apply();
    expect(await api.plan()).toMatchObject({ calories: planned.targets.calories });
    expect((await api.changes()).changes[0]).toMatchObject({ effectiveOn: day });
  });
});
