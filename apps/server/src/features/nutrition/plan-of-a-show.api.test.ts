import { addDays, calendarDayIn } from '@posedown/coaching';
import type { CoachAlert, NutritionPlan } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { nutritionPlans, users } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { pairTest } from '../../testing/fixtures.ts';

const it = pairTest.extend('api', ({ server, asCoach }) => {
  const day = (ahead: number) => addDays(calendarDayIn(server.now(), 'UTC'), ahead);
  /** A self-guided athlete on a deficit for a show in six weeks. */
  async function newAthlete(entered: 'competition' | 'answer') {
    const browser = server.browser();
    const email = `${crypto.randomUUID()}@test.example`;
    const isAnswer = entered === 'answer';
    const form = signUpForm({
      ...{ email, primaryGoal: 'competition_prep', targetTimeline: '12_weeks' },
      ...(isAnswer ? { competitionDate: day(42) } : {}),
    });
    const { id } = (await browser.post('/api/users', form)).json().user;
    const url = `/api/users/${id}`;
    const show = { name: 'City Cup', date: day(42), category: 'Classic Physique' };
    const created = isAnswer ? null : (await browser.post('/api/competitions', show)).json();
    await asCoach.post(`${url}/plans`, { plans: ['nutrition'], targets: SET });
    const plans = async (): Promise<NutritionPlan[]> =>
      (await browser.get(`/api/nutrition-plans/user/${id}`)).json();
    const activePlan = async () => (await plans())[0];
    const order = async (): Promise<NutritionPlan> =>
      (await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4 })).json();
    const alert = async () => {
      const { alerts } = (await asCoach.get('/api/alerts?limit=100')).json();
      return (alerts as CoachAlert[]).find(
        ({ clientId, type }) => clientId === id && type === 'unfit_plan',
      );
    };
    const competitionId: string = created?.id;
    const moveTo = async (date: string) => {
      const [{ version }] = (await browser.get('/api/competitions')).json();
      const payload = { ...show, date, version };
      return browser.request({ method: 'PUT', url: `/api/competitions/${competitionId}`, payload });
    };
    return { browser, id, url, activePlan, order, alert, moveTo, competitionId };
  }
  return { day, newAthlete };
});

const SET = { calories: 2450, protein: 180, carbs: 238, fats: 86 };

const SHOW_ENDED = 'It was made for a show on';

describe('a deficit for a show', () => {
  it('stores the day of its show', async ({ api, server }) => {
    for (const entered of ['competition', 'answer'] as const) {
      const { id } = await api.newAthlete(entered);
      const rows = await server.db
        .select({ showOn: nutritionPlans.showOn })
        .from(nutritionPlans)
        .where(eq(nutritionPlans.userId, id));
      expect(rows.at(-1)).toEqual({ showOn: api.day(42) });
    }
  });

  it('is flagged once its show is deleted, and ends with the next plan', async ({ api }) => {
    const { browser, activePlan, order, alert, competitionId } =
      await api.newAthlete('competition');
    expect(await alert()).toBeUndefined();
    expect((await browser.delete(`/api/competitions/${competitionId}`)).statusCode).toBe(204);
    expect((await activePlan())?.deficitWarning).toMatch(
      /in a calorie deficit\. It was made for a show on .* that is no longer planned\. Generate a new plan\.$/,
    );
    expect((await alert())?.message).toContain(SHOW_ENDED);
    const plan = await order();
    expect(plan.targets.calories).toBeGreaterThan(SET.calories + 200);
    expect(plan.notes[0]).toMatch(/^The 2,450 kcal .* no longer apply\. It was made for a show/);
    expect(plan.notes).toContain(
      'Your show is no longer planned: eat at maintenance and set the next date.',
    );
    expect(plan.deficitWarning).toBeNull();
    expect(await alert()).toBeUndefined();
    // Nor does the following plan restart the diet.
    expect((await order()).targets.calories).toBe(plan.targets.calories);
  });

  it('is flagged once the date in the answers is cleared', async ({ api }) => {
    const { browser, url, activePlan, alert } = await api.newAthlete('answer');
    const { version } = (await browser.get(url)).json();
    await browser.patch(url, { competitionDate: null, version });
    expect((await activePlan())?.deficitWarning).toContain(SHOW_ENDED);
    expect((await alert())?.message).toContain(SHOW_ENDED);
  });

  it('continues if its show moves up to two weeks', async ({ api }) => {
    const { moveTo, activePlan, order, alert } = await api.newAthlete('competition');
    expect((await moveTo(api.day(56))).statusCode).toBe(200);
    expect([(await activePlan())?.deficitWarning, await alert()]).toEqual([null, undefined]);
    expect((await order()).targets).toEqual(SET);
    // Counted from the original show day.
    await moveTo(api.day(57));
    expect((await activePlan())?.deficitWarning).toContain('The next show is on');
    expect((await alert())?.message).toContain('The next show is on');
    expect((await order()).targets).not.toEqual(SET);
    expect(await alert()).toBeUndefined();
  });

  it('starts a new diet for the next show', async ({ api }) => {
    const { browser, order, competitionId } = await api.newAthlete('competition');
    await browser.delete(`/api/competitions/${competitionId}`);
    const { targets } = await order();
    const next = { name: 'State Open', date: api.day(70), category: 'Classic Physique' };
    expect((await browser.post('/api/competitions', next)).statusCode).toBe(201);
    const plan = await order();
    expect(plan.targets.calories).toBeLessThan(targets.calories);
    expect(plan.deficitWarning).toBeNull();
  });

  it('is ended by the coach if they decide', async ({ api, server }) => {
    const { browser, id, activePlan, competitionId } = await api.newAthlete('competition');
    await server.db.update(users).set({ guidanceMode: 'coached' }).where(eq(users.id, id));
    await browser.delete(`/api/competitions/${competitionId}`);
    expect((await activePlan())?.deficitWarning).toMatch(/Ask your coach for a new plan\.$/);
  });
});
