import { addDays, calendarDayIn } from '@posedown/coaching';
import type { PlanProposal } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { insertEntries } from '../../testing/insert-entries.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { proposeDue } from './propose-for-athlete.ts';
import { DAY_MS, type LivingAthlete, openLivingAthlete } from './testing/living-athlete.ts';

let scene: LivingAthlete;
afterEach(() => scene.test.close());

type Change = PlanProposal & {
  food: NonNullable<PlanProposal['food']>;
  cardio: NonNullable<PlanProposal['cardio']>;
};

/** A coached athlete’s open proposal with less food or more cardio. */
async function openProposal(form: Parameters<typeof openLivingAthlete>[0] = {}): Promise<Change> {
  scene = await openLivingAthlete(form);
  await scene.guide('coached');
  const url = `/api/users/${scene.athlete.id}/plans/targets`;
  const targets = (await scene.coach.get(url)).json().now;
  await scene.live(targets.calories);
  await proposeDue(scene.test);
  const [latest] = await scene.proposals(scene.coach);
  if (!latest?.food || !latest.cardio) throw new Error(`no change: ${JSON.stringify(latest)}`);
  return { ...latest, food: latest.food, cardio: latest.cardio };
}

const cardioMinutes = async () => {
  const { id } = scene.athlete;
  const { plan } = (await scene.coach.get(`/api/users/${id}/cardio-plan`)).json();
  return plan.weeklyMinutes;
};

describe('changes while a proposal is open', () => {
  it('are withdrawn for a hold, and replaced with one to eat more', async () => {
    const { id, weekOf, now } = await openProposal();
    await scene.guide('self_guided');
    const placed = await scene.coach.post(`/api/users/${scene.athlete.id}/holds`, {
      kind: 'eating_disorder',
      reason: 'She told me on the phone.',
    });
    expect(placed.statusCode).toBe(201);
    expect(await scene.proposals(scene.browser)).toEqual([]);
    const late = await scene.decide(scene.browser, id, { decision: 'accept' });
    expect(late.statusCode).toBe(404);
    await proposeDue(scene.test);
    const [next] = await scene.proposals(scene.browser);
    expect(next).toMatchObject({ weekOf, rule: 'safety', status: 'open' });
    expect(next?.food?.targets.calories).toBeGreaterThan(now.targets.calories);
  });

  it('rule out cuts and more cardio for a new condition', async () => {
    const { id } = await openProposal();
    await scene.test.db
      .update(users)
      .set({ healthConditions: ['Diabetes'] })
      .where(eq(users.id, scene.athlete.id));
    const before = await cardioMinutes();
    for (const [take, path] of [
      ['food', 'targets.calories'],
      ['cardio', 'cardioMinutes'],
    ]) {
      const refused = await scene.decide(scene.coach, id, { decision: 'accept', take });
      expect([refused.statusCode, refused.json().issues]).toMatchObject([400, [{ path }]]);
    }
    const edited = await scene.decide(scene.coach, id, { decision: 'edit', cardioMinutes: 90 });
    expect([edited.statusCode, edited.json().issues[0].path]).toEqual([400, 'cardioMinutes']);
    expect(await cardioMinutes()).toBe(before);
    const less = await scene.decide(scene.coach, id, { decision: 'edit', cardioMinutes: 40 });
    expect(less.statusCode).toBe(200);
  });

  it('include other meals after a new allergy', async () => {
    const { id, food } = await openProposal();
    const { id: userId } = scene.athlete;
    const foodAllergies = ['Dairy', 'Eggs', 'Fish', 'Nuts', 'Soy'];
    const { version } = (await scene.browser.get(`/api/users/${userId}`)).json();
    await scene.browser.patch(`/api/users/${userId}`, { foodAllergies, version });
    const plan = async () =>
      (await scene.browser.get(`/api/nutrition-plans/user/${userId}`)).json()[0];
    expect((await plan()).avoidedFoods).not.toEqual([]);
    const accepted = await scene.decide(scene.coach, id, { decision: 'accept' });
    expect(accepted.statusCode).toBe(200);
    expect(await plan()).toMatchObject({ targets: food.targets, avoidedFoods: [] });
  });

  it('end a diet if its show was withdrawn', async () => {
    const { id } = await openProposal({
      ...{ primaryGoal: 'competition_prep', targetWeight: 78, competitionDate: '2027-02-20' },
    });
    const profile = `/api/users/${scene.athlete.id}`;
    const { version } = (await scene.coach.get(profile)).json();
    await scene.coach.patch(profile, { version, competitionDate: null });
    for (const choice of ['food', 'cardio']) {
      const late = await scene.decide(scene.coach, id, { decision: 'accept', take: choice });
      expect([late.statusCode, late.json()]).toMatchObject([
        409,
        { code: 'plan_changed', error: expect.stringContaining('that is no longer planned') },
      ]);
    }
  });
});

describe('a wrong clock', () => {
  it('blocks no proposal once corrected', async () => {
    const { id, weekOf } = await openProposal();
    scene.test.advance(365 * DAY_MS);
    await proposeDue(scene.test);
    const late = await scene.decide(await scene.logCoachIn(), id, { decision: 'accept' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'already_decided', error: expect.stringContaining('from an earlier week') },
    ]);
    scene.test.advance(-358 * DAY_MS);
    const coach = await scene.logCoachIn();
    await proposeDue(scene.test);
    await proposeDue(scene.test);
    expect((await scene.proposals(coach)).map((one) => one.weekOf)).toEqual([
      addDays(weekOf, 7),
      weekOf,
    ]);
  });
});

it('ignores weights from the future', async () => {
  await openProposal();
  const { id: userId } = scene.athlete;
  const tomorrow = addDays(calendarDayIn(scene.test.now(), 'UTC'), 1);
  const shown = async () => {
    const { currentStats } = (await scene.coach.get(`/api/users/${userId}/progress`)).json();
    const { next } = (await scene.coach.get(`/api/users/${userId}/plans/targets`)).json();
    const { weight } = (await scene.coach.get(`/api/users/${userId}/overview`)).json();
    return { currentStats, next, weight };
  };
  const before = await shown();
  await insertEntries(scene.test.db, { userId, date: tomorrow, weight: 140, bodyFat: 45 });
  expect(await shown()).toEqual(before);
});

describe('a guidance mode change while a proposal is open', () => {
  const setMode = (mode: string) =>
    scene.coach.request({
      ...{ method: 'PUT', url: `/api/users/${scene.athlete.id}/guidance`, payload: { mode } },
    });
  const alerts = async () =>
    (await scene.coach.get('/api/alerts'))
      .json()
      .alerts.flatMap(({ type, message }: { type: string; message: string }) =>
        type === 'weekly_adaptation' ? [message] : [],
      );

  it('alerts the coach only while they decide', async () => {
    await openProposal();
    expect(await alerts()).toHaveLength(1);
    await setMode('self_guided');
    expect(await alerts()).toEqual([]);
    await setMode('collaborative');
    expect(await alerts()).toEqual([expect.stringContaining('Proposal for New Athlete: ')]);
  });

  it('lets collaborative athletes accept only the proposed cardio', async () => {
    const { id, cardio, now } = await openProposal();
    await setMode('collaborative');
    const other = await scene.decide(scene.browser, id, { decision: 'edit', cardioMinutes: 180 });
    expect([other.statusCode, other.json().issues[0].path]).toEqual([400, 'cardioMinutes']);
    expect(cardio.minutes).toBeGreaterThan(now.cardioMinutes ?? 0);
    const conflicting = await scene.decide(scene.browser, id, {
      decision: 'accept',
      take: 'cardio',
    });
    expect([conflicting.statusCode, conflicting.json().applied.cardioMinutes]).toEqual([
      200,
      cardio.minutes,
    ]);
  });
});

it('hides the proposal from strangers', async () => {
  const { id } = await openProposal();
  const stranger = await signIn(scene.test, await createPerson(scene.test.db, { role: 'coach' }));
  const errors: string[] = [];
  for (const one of [id, '0198c0de-0000-7000-8000-000000000001']) {
    const reply = await scene.decide(stranger, one, { decision: 'accept' });
    errors.push(`${reply.statusCode} ${reply.json().error}`);
  }
  expect(new Set(errors)).toEqual(new Set(['404 That proposal was not found.']));
});
