import type { Page } from '@playwright/test';
import { delayCalls } from './support/delay-calls.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const PLANS = /\/api\/nutrition-plans\/user\//;
const SWAP = '**/api/nutrition-plans/*/swap';
const MAKE_PLAN = '**/api/ai/nutrition-plan';

/** Changes the saved plans on their way to the page, as if from another time. */
async function changePlans(page: Page, change: (plan: { meals: Meal[] }) => unknown) {
  await page.route(PLANS, async (route) => {
    const response = await route.fetch();
    const plans = (await response.json()) as { meals: Meal[] }[];
    await route.fulfill({ response, json: plans.map(change) });
  });
}
interface Meal {
  name: string;
  foods: { foodId: string; name: string }[];
}

test('an athlete follows the meal plan, swaps a food and generates another plan', async ({
  page,
}) => {
  const id = await signUpAthlete(page.context());
  const plans = (await (await page.request.get(`/api/nutrition-plans/user/${id}`)).json()) as {
    meals: Meal[];
  }[];
  const meals = plans[0]?.meals ?? [];
  await page.goto('/nutrition/meal-plan');

  await test.step('each food can be swapped, each meal leads to its log', async () => {
    await expect(page.getByRole('article')).toHaveCount(meals.length);
    for (const { name, foods } of meals) {
      const card = page.getByRole('article', { name, exact: true });
      await expect(card.getByRole('button', { name: /^Swap / })).toHaveCount(foods.length);
      const href = await card.getByRole('link', { name: `Log ${name}` }).getAttribute('href');
      const address = new URL(href ?? '', 'http://here');
      expect(address.pathname).toBe('/nutrition/log-meal');
      expect(address.searchParams.get('meal')).toBe(name.toLowerCase());
    }
  });

  await test.step('the log of a meal opens with that meal', async () => {
    for (const { name } of meals.slice(-2)) {
      await link(page, `Log ${name}`).click();
      const slug = name.toLowerCase().replaceAll(' ', '-');
      await expect(page.getByRole('combobox', { name: 'Meal type' })).toHaveValue(slug);
      await page.goBack();
    }
  });

  await test.step('a swap that fails after its dialog was closed says so', async () => {
    const first = meals[0]?.foods[0]?.name ?? '';
    const cut = await delayCalls(page, SWAP, (route) => route.abort());
    await button(page, `Swap ${first}`).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    cut();
    await expectToast(page, 'Error', 'the food wasn’t swapped');
    await page.unroute(SWAP);
  });

  await test.step('a swap shows one toast at a time', async () => {
    for (const { name } of (meals[0]?.foods ?? []).slice(0, 2)) {
      await button(page, `Swap ${name}`).first().click();
      const offer = page.getByRole('dialog').getByRole('listitem').first().getByRole('button');
      const substitute = await offer.locator('span').first().textContent();
      await offer.click();
      await expectToast(page, 'Food Swapped!', `Replaced ${name} with ${substitute}`);
    }
  });

  await test.step('a spinner and disabled buttons while another plan is generated', async () => {
    const answer = await delayCalls(page, MAKE_PLAN);
    const counts = page.getByRole('group', { name: 'Meals per day' }).getByRole('button');
    await expect(counts).toHaveText(['3', '4', '5', '6']);
    await counts.nth(2).click();
    // Foods were swapped: a confirmation says that the swaps will be lost.
    await expect(page.getByRole('alertdialog')).toContainText('won’t include this plan’s swaps');
    await button(page, 'Generate').click();
    await expect(page.getByText('Creating your 5-meal plan')).toBeVisible();
    for (const count of await counts.all()) await expect(count).toBeDisabled();
    answer();
    await expectToast(page, 'Plan Generated!');
    await expect(page.getByRole('article')).toHaveCount(5);
    for (const count of await counts.all()) await expect(count).toBeEnabled();
    await expect(counts.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await page.unroute(MAKE_PLAN);
  });

  await test.step('Generate New Plan makes another with the same number of meals', async () => {
    const saved = async () =>
      (await (await page.request.get(`/api/nutrition-plans/user/${id}`)).json()).length;
    const before = await saved();
    await button(page, 'Generate New Plan').click();
    await expect.poll(saved).toBe(before + 1);
    await expectToast(
      page,
      'Plan Generated!',
      /Ali created your 5-meal plan with [\d,]+ calories\./,
    );
    await expect(page.getByRole('article')).toHaveCount(5);
  });

  await test.step('its links lead to the log, the diary and the customizer', async () => {
    await link(page, 'Log Custom Meal').click();
    await expect(heading(page, 'Log Your Meal')).toBeVisible();
    await expect(page).toHaveURL(/\/nutrition\/log-meal$/);
    await link(page, 'View Meal Plan').click();
    await expect(heading(page, 'Your Meal Plan')).toBeVisible();
    await link(page, 'View Progress').click();
    await expect(page).toHaveURL(/\/nutrition\/progress$/);
    await expect(heading(page, 'Nutrition Progress')).toBeVisible();
    await link(page, 'View Meal Plan').click();
    await link(page, 'Customize Plan').click();
    await expect(page).toHaveURL(/\/nutrition\/customize$/);
    await expect(heading(page, 'Customize Nutrition')).toBeVisible();
  });

  await test.step('a food without substitutes says so', async () => {
    await changePlans(page, (plan) => ({
      ...plan,
      meals: plan.meals.map((meal) => ({
        ...meal,
        foods: meal.foods.map((food) => ({ ...food, foodId: `${food.foodId}-of-old` })),
      })),
    }));
    await page.goto('/nutrition/meal-plan');
    await page
      .getByRole('button', { name: /^Swap / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('No substitutes available for this food.');
  });

  await test.step('a plan without meals asks for another', async () => {
    await page.unroute(PLANS);
    await changePlans(page, (plan) => ({ ...plan, meals: [] }));
    await page.goto('/nutrition/meal-plan');
    await expect(
      page.getByText('No meals available. Generate a plan to get started.'),
    ).toBeVisible();
  });
});
