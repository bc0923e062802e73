import type { Page, Route } from '@playwright/test';
import { fixClocks } from './support/clock.ts';
import { delayCalls } from './support/delay-calls.ts';
import { failing } from './support/failing-calls.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const LOGS = '**/nutrition-logs';
const LINES = '**/nutrition-logs/*';

/** Lets a call through, and loses its response. */
async function losing(route: Route) {
  await route.fetch();
  await route.abort();
}

test('an athlete logs food, by item and as a quick log', async ({ page }) => {
  const id = await signUpAthlete(page.context(), { timezone: 'UTC' });
  const noon = new Date(new Date().setUTCHours(12, 34, 0, 0));
  await fixClocks(page, noon);
  await page.goto('/dashboard');
  await expect(page.getByText(/kcal over 4 meals/)).toBeVisible();

  await test.step('the current meal is visible when the plan opens', async () => {
    await link(page, 'View Meal Plan').first().click();
    const next = button(page, 'Next: Lunch, 12:30');
    await expect(next).toBeInViewport();
    await next.click();
    await expect(heading(page, 'Lunch')).toBeFocused();
    await expect(heading(page, 'Lunch')).toBeInViewport();
  });

  await test.step('a meal is logged as planned once, however often it is tapped, and undone', async () => {
    const [plan] = await (await page.request.get(`/api/nutrition-plans/user/${id}`)).json();
    const [meal] = plan.meals;
    await button(page, `Log as planned: ${meal?.name}`).dblclick();
    await expectToast(page, 'Meal Logged Successfully!', /Added [\d,]+ kcal to /);
    const logged = async () =>
      (await (await page.request.get(`/api/users/${id}/nutrition-logs`)).json()).logs.length;
    expect(await logged()).toBe(meal?.foods.length);
    // The response to the first request is lost: the second finds the lines already gone.
    await page.route(LINES, losing);
    await button(page, 'Undo').click();
    await expectToast(page, 'We couldn’t undo this meal.');
    await page.unroute(LINES);
    await button(page, 'Undo').click();
    await expectToast(page, 'Undone', `${meal?.name} was removed from your diary.`);
    expect(await logged()).toBe(0);
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
    // On a fixed clock no time has passed: it counts as a double tap.
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

  await test.step('a food typed while another is being sent stays, even across a reload', async () => {
    const food = page.getByRole('combobox', { name: 'Food name' });
    const answer = await delayCalls(page, '**/nutrition-logs');
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

  await test.step('the quick log uses the current time and requires a name and calories', async () => {
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

  await test.step('a preset fills it, and a failure keeps the input', async () => {
    for (const [name, ...figures] of [
      ['Protein Shake', '300', '25', '5', '8'],
      ['Oatmeal + Banana', '350', '12', '65', '6'],
      ['Greek Yogurt', '200', '20', '15', '5'],
      ['Chicken & Rice', '450', '35', '45', '8'],
    ] as const) {
      await page.getByRole('group', { name: 'Presets' }).getByText(name).click();
      await expect(field(page, 'Meal name')).toHaveValue(name);
      for (const [index, label] of ['Calories', 'Protein', 'Carbs', 'Fats'].entries()) {
        await expect(field(page, label)).toHaveValue(figures[index] ?? '');
      }
    }
    await failing(page, LOGS, 'POST', async () => {
      await button(page, 'Log Meal').click();
      await expectToast(page, 'Error', 'Failed to log meal. Please try again.');
      await expect(field(page, 'Calories')).toHaveValue('450');
    });
  });

  await test.step('a quick log leads to the dashboard, which includes it', async () => {
    await button(page, 'Log Meal').click();
    await expectToast(page, 'Meal Logged Successfully!');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(/kcal left to eat/)).toBeVisible();
  });

  await test.step('View Progress leads to the diary, which has both', async () => {
    await page.goto('/nutrition/progress');
    await expect(page.getByText('Grandmother’s soup')).toBeVisible();
    await expect(page.getByText('Chicken & Rice')).toBeVisible();
  });

  await test.step('an undo whose response is lost is offered again, and restores one line', async () => {
    await button(page, 'Remove Chicken & Rice').click();
    await page.route(LOGS, losing, { times: 1 });
    await button(page, 'Undo').click();
    await expectToast(page, 'Error', 'We couldn’t reach the server');
    await button(page, 'Undo').click();
    await expectToast(page, 'Restored', 'Chicken & Rice is back.');
    const { logs } = await (await page.request.get(`/api/users/${id}/nutrition-logs`)).json();
    const back = logs.filter(({ foodName }: { foodName: string }) => foodName === 'Chicken & Rice');
    expect(back).toHaveLength(1);
  });
});
