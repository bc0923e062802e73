import { addDays, calendarDayIn } from '@posedown/coaching';
import type { OnboardingInput } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { freshServerTest } from '../../testing/fixtures.ts';
import { insertEntries } from '../../testing/insert-entries.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { proposeDue } from './propose-for-athlete.ts';
import { type LivingAthlete, openLivingAthlete } from './testing/living-athlete.ts';

const DAY_MS = 86_400_000;

const it = freshServerTest
  /** A coached athlete’s open proposal with less food or more cardio. */
  .extend('openProposal', ({ server }) => async (form: Partial<OnboardingInput> = {}) => {
    const scene = await openLivingAthlete(server, form);
    await scene.guide('coached');
    const url = `/api/users/${scene.athlete.id}/plans/targets`;
    const targets = (await scene.coach.get(url)).json().now;
    await scene.live(targets.calories);
    await proposeDue(server);
    const [latest] = await scene.proposals(scene.coach);
    if (!latest?.food || !latest.cardio) throw new Error(`no change: ${JSON.stringify(latest)}`);
    return { ...latest, food: latest.food, cardio: latest.cardio, scene };
  });

const cardioMinutes = async ({ athlete, coach }: LivingAthlete) => {
  const { plan } = (await coach.get(`/api/users/${athlete.id}/cardio-plan`)).json();
  return plan.weeklyMinutes;
};

describe('changes while a proposal is open', () => {
  it('are withdrawn for a hold, and replaced with one to eat more', async ({
    server,
    openProposal,
  }) => {
    const { scene, id, weekOf, now } = await openProposal();
    await scene.guide('self_guided');
    const placed = await scene.coach.post(`/api/users/${scene.athlete.id}/holds`, {
      kind: 'eating_disorder',
      reason: 'She told me on the phone.',
    });
    expect(placed.statusCode).toBe(201);
    expect(await scene.proposals(scene.browser)).toEqual([]);
    const late = await scene.decide(scene.browser, id, { decision: 'accept' });
    expect(late.statusCode).toBe(404);
    await proposeDue(server);
    const [next] = await scene.proposals(scene.browser);
    expect(next).toMatchObject({ weekOf, rule: 'safety', status: 'open' });
    expect(next?.food?.targets.calories).toBeGreaterThan(now.targets.calories);
  });

  it('rule out cuts and more cardio for a new condition', async ({ server, openProposal }) => {
    const { scene, id } = await openProposal();
    await server.db
      .update(users)
      .set({ healthConditions: ['Diabetes'] })
      .where(eq(users.id, scene.athlete.id));
    const before = await cardioMinutes(scene);
    for (const [take, path] of [
      ['food', 'targets.calories'],
      ['cardio', 'cardioMinutes'],
    ]) {
      const refused = await scene.decide(scene.coach, id, { decision: 'accept', take });
      expect([refused.statusCode, refused.json().issues]).toMatchObject([400, [{ path }]]);
    }
    const edited = await scene.decide(scene.coach, id, { decision: 'edit', cardioMinutes: 90 });
    expect([edited.statusCode, edited.json().issues[0].path]).toEqual([400, 'cardioMinutes']);
    expect(await cardioMinutes(scene)).toBe(before);
    const less = await scene.decide(scene.coach, id, { decision: 'edit', cardioMinutes: 40 });
    expect(less.statusCode).toBe(200);
  });

  it('include other meals after a new allergy', async ({ openProposal }) => {
    const { scene, id, food } = await openProposal();
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

  it('end a diet if its show was withdrawn', async ({ openProposal }) => {
    const { scene, id } = await openProposal({
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
  it('blocks no proposal once corrected', async ({ server, openProposal }) => {
    const { scene, id, weekOf } = await openProposal();
    server.advance(365 * DAY_MS);
    await proposeDue(server);
    const late = await scene.decide(await scene.logCoachIn(), id, { decision: 'accept' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'already_decided', error: expect.stringContaining('from an earlier week') },
    ]);
    server.advance(-358 * DAY_MS);
    const coach = await scene.logCoachIn();
    await proposeDue(server);
    await proposeDue(server);
    expect((await scene.proposals(coach)).map((one) => one.weekOf)).toEqual([
      addDays(weekOf, 7),
      weekOf,
    ]);
  });
});

it('ignores weights from the future', async ({ server, openProposal }) => {
  const { scene } = await openProposal();
  const { id: userId } = scene.athlete;
  const tomorrow = addDays(calendarDayIn(server.now(), 'UTC'), 1);
  const shown = async () => {
    const { currentStats } = (await scene.coach.get(`/api/users/${userId}/progress`)).json();
    const { next } = (await scene.coach.get(`/api/users/${userId}/plans/targets`)).json();
    const { weight } = (await scene.coach.get(`/api/users/${userId}/overview`)).json();
    return { currentStats, next, weight };
  };
  const before = await shown();
  await insertEntries(server.db, { userId, date: tomorrow, weight: 140, bodyFat: 45 });
  expect(await shown()).toEqual(before);
});

describe('a guidance mode change while a proposal is open', () => {
  const setMode = ({ athlete, coach }: LivingAthlete, mode: string) =>
    coach.request({
      ...{ method: 'PUT', url: `/api/users/${athlete.id}/guidance`, payload: { mode } },
    });
  const alerts = async ({ coach }: LivingAthlete) =>
    (await coach.get('/api/alerts'))
      .json()
      .alerts.flatMap(({ type, message }: { type: string; message: string }) =>
        type === 'weekly_adaptation' ? [message] : [],
      );

  it('alerts the coach only while they decide', async ({ openProposal }) => {
    const { scene } = await openProposal();
    expect(await alerts(scene)).toHaveLength(1);
    await setMode(scene, 'self_guided');
    expect(await alerts(scene)).toEqual([]);
    await setMode(scene, 'collaborative');
    expect(await alerts(scene)).toEqual([expect.stringContaining('Proposal for New Athlete: ')]);
  });

  it('lets collaborative athletes accept only the proposed cardio', async ({ openProposal }) => {
    const { scene, id, cardio, now } = await openProposal();
    await setMode(scene, 'collaborative');
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

it('hides the proposal from strangers', async ({ server, openProposal }) => {
  const { scene, id } = await openProposal();
  const stranger = await signIn(server, await createPerson(server.db, { role: 'coach' }));
  const errors: string[] = [];
  for (const one of [id, '0198c0de-0000-7000-8000-000000000001']) {
    const reply = await scene.decide(stranger, one, { decision: 'accept' });
    errors.push(`${reply.statusCode} ${reply.json().error}`);
  }
  expect(new Set(errors)).toEqual(new Set(['404 Proposal not found.']));
});
