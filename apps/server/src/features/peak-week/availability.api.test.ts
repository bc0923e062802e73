import { addDays, calendarDayIn, type PeakDay } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { nutritionPlans } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { signIn } from '../../testing/people.ts';
import { draft, putJson } from './testing/scene.ts';

const DAY_MS = 86_400_000;
const REASON = 'Asked on Monday: she sleeps and feels well.';

const it = pairTest.extend('api', ({ server }) => {
  /**
   * A 60 kg woman (51.6 kg lean) whose meal plan provided too little energy for some days before the first peak day.
   */
  async function draftedAfter(lowDays: number, bodyFat = 14) {
    const browser = server.browser();
    const figures = { sex: 'female', height: 168, weight: 60, targetWeight: 57 } as const;
    const email = `low-${lowDays}@test.example`;
    const form = signUpForm({ ...figures, email, cardioPreference: 'none' });
    const { user } = (await browser.post('/api/users', form)).json();
    const today = calendarDayIn(server.now(), 'UTC');
    const felt = { energyLevel: 6, stressLevel: 4, mood: 'good' };
    for (const ago of [3, 2, 1]) {
      await browser.post('/api/progress', { date: addDays(today, -ago), weight: 60, ...felt });
    }
    await browser.post('/api/progress/stats', { weight: 60, bodyFat });
    await server.db
      .update(nutritionPlans)
      .set({
        targets: { calories: 1500, protein: 120, carbs: 165, fats: 40 },
        createdAt: new Date(server.now().getTime() - (lowDays - 2) * DAY_MS),
      })
      .where(eq(nutritionPlans.userId, user.id));
    // The show is in eight days, so the first peak day is the day after tomorrow.
    const show = { name: 'Peak Open', date: addDays(today, 8), category: 'Figure' };
    await browser.post('/api/competitions', show);
    const url = `/api/users/${user.id}/peak-week`;
    const created = await browser.post(url, draft);
    expect(created.statusCode, created.body).toBe(201);
    return { url, plan: created.json().plan, browser };
  }
  return { draftedAfter };
});

it("reports low-energy days, which need the coach's reason", async ({ api, server, coach }) => {
  const { url, plan, browser } = await api.draftedAfter(11);
  expect(plan.cautions).toEqual([expect.stringContaining('six days out 27.7')]);
  expect(plan.cautions[0]).toContain('for 11 days');
  const coachBrowser = await signIn(server, coach);
  const approve = (payload: object) =>
    putJson(coachBrowser, `${url}/approval`, { version: 0, approved: true, ...payload });
  const refused = await approve({ warningReason: '  ' });
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'warningReason']);
  expect(refused.json().error).toContain('for 11 days');
  const approved = await approve({ warningReason: REASON });
  expect(approved.json().plan).toMatchObject({ status: 'approved', warningReason: REASON });
  // The athlete sees the plan, but not the reason for its approval.
  expect((await browser.get(url)).json().plan).toMatchObject({
    status: 'approved',
    warningReason: null,
  });
  const back = await approve({ version: 1, approved: false, warningReason: REASON });
  expect(back.json().plan).toMatchObject({ status: 'draft', warningReason: null });
});

/** The highest intake a day may have for her. */
const fill = ({ offset, waterMl, sodiumMg, fatG, proteinG }: PeakDay) => ({
  ...{ offset, waterMl, sodiumMg },
  ...(offset === 0
    ? { carbsG: 240, fatG, proteinG }
    : { carbsG: 180, fatG: offset === -4 ? 42 : 60, proteinG: 144 }),
});

it('requires a reason if a change adds such days', async ({ api, server, coach }) => {
  const { url, plan } = await api.draftedAfter(0, 18);
  const coachBrowser = await signIn(server, coach);
  const fed = plan.days.filter(({ offset }: PeakDay) => offset < -3 || offset === 0).map(fill);
  const more = await putJson(coachBrowser, url, { version: 0, days: fed });
  expect(more.json().plan).toMatchObject({ cautions: [], version: 1 });
  const approved = await putJson(coachBrowser, `${url}/approval`, { version: 1, approved: true });
  expect(approved.statusCode, approved.body).toBe(200);
  const days = [{ ...fed[0], carbsG: 125, fatG: 42, proteinG: 122 }];
  const refused = await putJson(coachBrowser, url, { version: 2, days });
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'warningReason']);
  const changed = await putJson(coachBrowser, url, { version: 2, days, warningReason: REASON });
  expect(changed.json().plan).toMatchObject({
    cautions: [expect.stringContaining('six days out')],
    warningReason: REASON,
  });
  const repeated = await putJson(coachBrowser, url, { version: 3, days: [], coachNotes: 'Rest.' });
  expect(repeated.json().plan.warningReason).toBe(REASON);
});

it('drafts more energy after many low days', async ({ api, server, coach }) => {
  const { url, plan } = await api.draftedAfter(12);
  const first: PeakDay[] = plan.days.slice(0, 3);
  for (const { kcal } of first) expect(kcal).toBeGreaterThanOrEqual(1700);
  const coachBrowser = await signIn(server, coach);
  const days = first.map(({ offset, waterMl, sodiumMg }) => ({
    ...{ offset, waterMl, sodiumMg },
    ...{ carbsG: 150, fatG: 45, proteinG: 130 },
  }));
  const cut = await putJson(coachBrowser, url, { version: 0, days });
  expect([cut.statusCode, cut.json().issues[0].path]).toEqual([400, 'days.-4.kcal']);
  expect(cut.json().error).toContain('for over two weeks');
  const approval = { version: 0, approved: true, warningReason: REASON };
  const approved = await putJson(coachBrowser, `${url}/approval`, approval);
  expect(approved.statusCode, approved.body).toBe(200);
});
