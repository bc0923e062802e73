import type { Page, Route } from '@playwright/test';
import { fixClocks } from './support/clock.ts';
import { hold } from './support/hold.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const PLANS = /\/api\/nutrition-plans\/user\//;
const MAKE_PLAN = '**/api/ai/nutrition-plan';
const LOGS = /\/api\/users\/[^/]+\/nutrition-logs$/;

/** Answers a call as a server in trouble does. */
const inTrouble = { status: 500, json: { error: 'Something went wrong.', code: 'internal' } };

/** The saved plans come to the page changed, as those of another time could be. */
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

test('an athlete follows the meal plan, swaps a food and has another plan made', async ({
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

  await test.step('a swap shows one toast at a time', async () => {
    for (const { name } of (meals[0]?.foods ?? []).slice(0, 2)) {
      await button(page, `Swap ${name}`).first().click();
      const offer = page.getByRole('dialog').getByRole('listitem').first().getByRole('button');
      const substitute = await offer.locator('span').first().textContent();
      await offer.click();
      await expectToast(page, 'Food Swapped!', `Replaced ${name} with ${substitute}`);
    }
  });

  await test.step('a spinner and disabled buttons while another plan is made', async () => {
    const answer = await hold(page, MAKE_PLAN);
    const counts = page.getByRole('group', { name: 'Meals per day' }).getByRole('button');
    await expect(counts).toHaveText(['3', '4', '5', '6']);
    await counts.nth(2).click();
    await expect(page.getByText('Making your 5-meal plan')).toBeVisible();
    for (const count of await counts.all()) await expect(count).toBeDisabled();
    answer();
    await expectToast(page, 'Plan Generated!');
    await expect(page.getByRole('article')).toHaveCount(5);
    for (const count of await counts.all()) await expect(count).toBeEnabled();
    await expect(counts.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await page.unroute(MAKE_PLAN);
  });

  await test.step('Generate New Plan makes another of as many meals', async () => {
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

test('an athlete logs what was eaten, by the food and in a hurry', async ({ page }) => {
  const id = await signUpAthlete(page.context(), { timezone: 'UTC' });
  const noon = new Date(new Date().setUTCHours(12, 34, 0, 0));
  await fixClocks(page, noon);
  await page.goto('/dashboard');
  await expect(page.getByText(/kcal over 4 meals/)).toBeVisible();

  await test.step('the meal of now is at hand when the plan opens', async () => {
    await link(page, 'View Meal Plan').first().click();
    const next = button(page, 'Next: Lunch, 12:30');
    await expect(next).toBeInViewport();
    await next.click();
    await expect(heading(page, 'Lunch')).toBeFocused();
    await expect(heading(page, 'Lunch')).toBeInViewport();
  });

  await test.step('a meal is logged as planned once, however often it is tapped, and taken back', async () => {
    const [plan] = await (await page.request.get(`/api/nutrition-plans/user/${id}`)).json();
    const [meal] = plan.meals as Meal[];
    await button(page, `Log ${meal?.name} as planned`).dblclick();
    await expectToast(page, 'Meal Logged Successfully!', /Added [\d,]+ kcal to /);
    const logged = async () =>
      (await (await page.request.get(`/api/users/${id}/nutrition-logs`)).json()).logs.length;
    expect(await logged()).toBe(meal?.foods.length);
    await button(page, 'Undo').click();
    await expect.poll(logged).toBe(0);
  });

  await test.step('the form of a meal says what is missing', async () => {
    await link(page, 'Log Custom Meal').click();
    await button(page, 'Log Meal').click();
    await expectToast(page, 'Missing Information', 'Please fill in all fields to log your meal.');
  });

  await test.step('a food is logged, and its fields are empty again', async () => {
    const food = page.getByRole('combobox', { name: 'Food name' });
    const offered = (name: string) => page.getByRole('combobox', { name }).getByRole('option');
    await expect(offered('Unit')).toHaveText([
      ...['Choose', 'g', 'oz', 'cup', 'tbsp', 'tsp', 'piece', 'slice'],
    ]);
    await expect(offered('Meal type')).toHaveText([
      ...['Breakfast', 'Mid-Morning Snack', 'Lunch', 'Pre-Workout', 'Dinner', 'Snack'],
    ]);
    await food.fill('Grandmother’s soup');
    await page.getByRole('combobox', { name: 'Unit' }).selectOption('g');
    await field(page, 'Quantity').fill('350');
    await field(page, 'Calories').fill('420');
    await page.getByRole('combobox', { name: 'Meal type' }).selectOption('lunch');
    await button(page, 'Log Meal').click();
    await expectToast(
      page,
      'Meal Logged Successfully!',
      'Added 350g of Grandmother’s soup to lunch.',
    );
    await expect(food).toHaveValue('');
    await expect(field(page, 'Quantity')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('');
    // On a fixed clock no time has passed: it is the second tap of a double one.
    await button(page, 'Log Meal').click();
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  });

  await test.step('a common food fills the form with one tap', async () => {
    const quick = page.getByRole('region', { name: 'Quick add' }).getByRole('button').first();
    const name = (await quick.locator('span').first().textContent()) ?? '';
    await quick.click();
    await expect(page.getByRole('combobox', { name: 'Food name' })).toHaveValue(name);
    await expect(field(page, 'Quantity')).toHaveValue(/\d/);
    await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue(/\w/);
  });

  await test.step('a next food that is typed while one is sent stays, over a reload too', async () => {
    const food = page.getByRole('combobox', { name: 'Food name' });
    const answer = await hold(page, '**/nutrition-logs');
    await food.fill('Grandmother’s broth');
    await page.getByRole('combobox', { name: 'Unit' }).selectOption('g');
    await field(page, 'Quantity').fill('200');
    await field(page, 'Calories').fill('30');
    await button(page, 'Log Meal').click();
    await food.fill('Grandmother’s bread');
    await field(page, 'Quantity').fill('80');
    answer();
    await expectToast(
      page,
      'Meal Logged Successfully!',
      'Added 200g of Grandmother’s broth to lunch.',
    );
    await page.reload();
    await expect(food).toHaveValue('Grandmother’s bread');
    await expect(field(page, 'Quantity')).toHaveValue('80');
  });

  await test.step('the quick log is of the present time and wants name and calories', async () => {
    await link(page, 'Quick log').click();
    await expect(heading(page, 'Quick Meal Log')).toBeVisible();
    await expect(page.getByLabel('Time')).toHaveValue('12:34');
    await button(page, 'Log Meal').click();
    await expectToast(
      page,
      'Missing Information',
      'Please provide at least meal name and calories.',
    );
  });

  await test.step('a preset fills it, and a failure keeps it', async () => {
    for (const [name, ...figures] of [
      ['Protein Shake', '300', '25', '5', '8'],
      ['Oatmeal + Banana', '350', '12', '65', '6'],
      ['Greek Yogurt', '200', '20', '15', '5'],
      ['Chicken & Rice', '450', '35', '45', '8'],
    ] as const) {
      await page.getByRole('group', { name: 'Presets' }).getByText(name).click();
      await expect(field(page, 'Meal name')).toHaveValue(name);
      for (const [place, label] of ['Calories', 'Protein', 'Carbs', 'Fats'].entries()) {
        await expect(field(page, label)).toHaveValue(figures[place] ?? '');
      }
    }
    await page.route(LOGS, (route) => route.fulfill(inTrouble));
    await button(page, 'Log Meal').click();
    await expectToast(page, 'Error', 'Failed to log meal. Please try again.');
    await expect(field(page, 'Calories')).toHaveValue('450');
    await page.unroute(LOGS);
  });

  await test.step('a quick log leads to the dashboard, which knows of it', async () => {
    await button(page, 'Log Meal').click();
    await expectToast(page, 'Meal Logged Successfully!');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(/kcal left to eat/)).toBeVisible();
  });

  await test.step('the diary is where View Progress leads, and holds both', async () => {
    await page.goto('/nutrition/progress');
    await expect(page.getByText('Grandmother’s soup')).toBeVisible();
    await expect(page.getByText('Chicken & Rice')).toBeVisible();
  });

  await test.step('an undo whose answer is lost is offered again, and puts back one line', async () => {
    await button(page, 'Remove Chicken & Rice').click();
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(LOGS, lose, { times: 1 });
    await button(page, 'Undo').click();
    await expectToast(page, 'Error', 'the server could not be reached');
    await button(page, 'Undo').click();
    await expectToast(page, 'Restored', 'Chicken & Rice is back.');
    const { logs } = await (await page.request.get(`/api/users/${id}/nutrition-logs`)).json();
    const back = logs.filter(({ foodName }: { foodName: string }) => foodName === 'Chicken & Rice');
    expect(back).toHaveLength(1);
  });
});
