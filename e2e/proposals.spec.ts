import type { BrowserContext, Page } from '@playwright/test';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const DAY_MS = 86_400_000;
const PLAN_DAYS = 28;

interface Planned {
  targets: Record<'calories' | 'protein' | 'carbs' | 'fats', number>;
  meals: { foods: { foodId: string; grams: number }[] }[];
}

/** The current meal plan. */
const planOf = async (from: BrowserContext, id: string): Promise<Planned> =>
  (await done(from.request.get(`/api/nutrition-plans/user/${id}`)))[0];
const foodsOf = ({ meals }: Planned) => meals.map(({ foods }) => foods.map((food) => food.foodId));
const kcalText = ({ targets }: Planned) => `${targets.calories.toLocaleString('en')} kcal`;

/** Four weeks on plan at a constant weight. */
async function logSteadyWeight(athlete: BrowserContext, id: string, today: Date) {
  const { calories, ...macros } = (await planOf(athlete, id)).targets;
  for (let ago = 1; ago <= PLAN_DAYS; ago += 1) {
    const date = new Date(today.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
    const felt = { energyLevel: 6, stressLevel: 4, mood: 'good' };
    const weight = 84 + (ago % 2 ? 0.2 : -0.2);
    await done(send(athlete, 'POST', '/api/progress', { date, weight, ...felt }));
    await done(
      send(athlete, 'POST', `/api/users/${id}/nutrition-logs`, {
        ...{ date, time: '12:00', mealName: 'All of it', calories, ...macros },
      }),
    );
  }
}

/** The Sunday evening this many weeks later. */
function sundayIn(weeks: number): Date {
  const day = new Date(Date.now() + 7 * weeks * DAY_MS);
  day.setUTCDate(day.getUTCDate() + 7 - day.getUTCDay());
  day.setUTCHours(20, 0, 0, 0);
  return day;
}

const proposalOn = (page: Page) => page.getByRole('region', { name: /kcal a day$/ });

test('a weekly proposal is accepted by the coach, or by a self-guided athlete', async ({
  browser,
  ownProduct: product,
}) => {
  test.setTimeout(120_000);
  const baseURL = product.url;
  const gym = await browser.newContext({ baseURL });
  const kitchen = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const coached = await signUpAthlete(gym, { name: 'Carla Coached' });
  const alone = await signUpAthlete(kitchen, { name: 'Alan Alone' });
  const { office, coach } = await openCoachPage(browser, product);
  await done(send(office, 'PUT', `/api/users/${coached}/guidance`, { mode: 'coached' }));

  await test.step('some weeks later', async () => {
    const sunday = sundayIn(3);
    await product.kill();
    await product.restart(sunday);
    await logSteadyWeight(gym, coached, sunday);
    await logSteadyWeight(kitchen, alone, sunday);
    // On Monday each athlete gets a new proposal, which replaces last week's.
    const monday = new Date(sunday.getTime() + DAY_MS / 2);
    await product.kill();
    await product.restart(monday);
    // A coached athlete sees only decided proposals.
    const latestOf = async (reader: BrowserContext, id: string) =>
      (await done(reader.request.get(`/api/users/${id}/proposals`))).proposals[0];
    const due = { weekOf: monday.toISOString().slice(0, 10), kind: 'change' };
    await expect.poll(() => latestOf(office, coached), { timeout: 20_000 }).toMatchObject(due);
    await expect.poll(() => latestOf(kitchen, alone), { timeout: 20_000 }).toMatchObject(due);
  });

  await test.step('the coach accepts, and the meals keep their foods', async () => {
    const before = await planOf(gym, coached);
    await coach.goto('/alerts');
    const alert = coach.getByRole('listitem').filter({ hasText: 'Proposal for Carla Coached' });
    await alert.getByRole('link', { name: 'View Carla Coached' }).click();
    const proposal = proposalOn(coach);
    await expect(proposal.getByRole('row', { name: /^Protein/ })).toHaveText(
      new RegExp(`^Protein \\(g\\)(${before.targets.protein}){2,3}$`),
    );
    await proposal.getByRole('button', { name: 'Accept new targets' }).click();
    await expectToast(coach, 'Proposal accepted', 'The meals were scaled.');
    await expect(proposal).toContainText(/Accepted by .*: [\d,]+ kcal a day/);
    await expect(proposal.getByRole('button')).toHaveCount(0);
    const after = await planOf(gym, coached);
    expect(foodsOf(after)).toEqual(foodsOf(before));
    expect(after.targets.calories).toBeLessThan(before.targets.calories);
    await expect(proposal).toContainText(kcalText(after));
    await coach.goto('/alerts');
    await expect(alert).toHaveCount(0);
  });

  await test.step('the self-guided athlete accepts on their phone', async () => {
    const before = await planOf(kitchen, alone);
    const phone = await kitchen.newPage();
    await phone.goto('/dashboard');
    const proposal = proposalOn(phone);
    await expect(proposal).toContainText('At ');
    await proposal.getByRole('button', { name: 'Accept new targets' }).click();
    await expectToast(phone, 'Proposal accepted', 'The meals were scaled.');
    await expect(proposal).toBeHidden();
    const after = await planOf(kitchen, alone);
    expect(foodsOf(after)).toEqual(foodsOf(before));
    await phone.goto('/nutrition/meal-plan');
    await expect(phone.getByRole('main')).toContainText(kcalText(after));
  });
  for (const context of [gym, kitchen, office]) await context.close();
});
