import type { Page } from '@playwright/test';
import { signInCoach } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a coach builds a training plan in three steps', async ({ page, product }) => {
  await signInCoach(page.context(), product);
  await page.goto('/create-workout');
  const next = (name: string) => button(page, name).click();
  const plans = '**/api/training-plans';

  await test.step('plan details, with 3 to 7 days a week', async () => {
    await expect(page.getByRole('main').getByText('Step 1 of 3: Plan Details')).toBeVisible();
    const days = page.getByRole('radiogroup', { name: 'Days per week' }).getByRole('radio');
    await expect(days).toHaveCount(5);
    for (const count of ['3', '4', '5', '6', '7']) {
      await expect(page.getByRole('radio', { name: count, exact: true })).toBeAttached();
    }
    await page.getByRole('textbox', { name: 'Plan name' }).fill('Push and pull');
    await next('Build Workouts');
  });

  await test.step('a plan without a day can’t be saved', async () => {
    await expect(page.getByRole('main').getByText('Step 2 of 3: Build Workouts')).toBeVisible();
    await next('Review & Save');
    await expect(page.getByRole('main').getByText('Step 3 of 3: Review & Save')).toBeVisible();
    await next('Save plan');
    await expectToast(
      page,
      'No Workouts Created',
      'Please create at least one workout day before saving.',
    );
    await button(page, 'Dismiss').click();
    await next('Back');
  });

  await test.step('an exercise is added', async () => {
    await button(page, 'Add exercise').first().click();
    const dialog = page.getByRole('dialog', { name: 'Add to Push' });
    await expect(dialog.getByRole('listitem')).toHaveCount(18);
    await dialog.getByRole('button', { name: /^Barbell Bench Press/ }).click();
    await expectToast(page, 'Exercise Added', 'Barbell Bench Press is on Push.');
    await expect(
      dialog.getByRole('button', { name: /^Barbell Bench Press.*Added$/ }),
    ).toBeVisible();
    await expect(dialog.getByText('1 exercise on Push')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('its sets shade the muscles of a week, and pointing at a muscle shows its sets', async () => {
    const week = page.getByRole('region', { name: 'Weekly sets' });
    await expect(
      week.getByRole('img', {
        name: /^Muscle map, front and back\..*Below the minimum for growth: chest,/,
      }),
    ).toBeVisible();
    const drawn = week.locator('svg [data-muscle="chest"]').first();
    await expect(drawn).toHaveAttribute('data-zone', 'below');
    await expect(week.locator('svg [data-muscle="calves"]').first()).toHaveAttribute(
      'data-zone',
      'none',
    );
    await drawn.hover();
    await expect(week.getByText('Chest 3 below 10, the minimum for growth')).toBeVisible();
    await next('Review & Save');
    await expect(page.getByText('3 × 8-12')).toBeVisible();
  });

  await test.step('a failure keeps the plan', async () => {
    await page.route(plans, (route) =>
      route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } }),
    );
    await next('Save plan');
    await expectToast(page, 'Error', 'Failed to create workout plan. Please try again.');
    await page.unroute(plans);
  });

  await test.step('it is saved and can be assigned', async () => {
    await next('Save plan');
    await expectToast(
      page,
      'Workout Plan Created!',
      'The training plan has been successfully created and can now be assigned to clients.',
    );
    await expect(page).toHaveURL(/\/training\/plans$/);
    await expect(page.getByText('Push and pull')).toBeVisible();
  });

  await test.step('it is opened and edited, and replaces the previous version', async () => {
    await page.getByRole('link', { name: 'Push and pull' }).click();
    const name = page.getByRole('textbox', { name: 'Plan name' });
    await expect(name).toHaveValue('Push and pull');
    await name.fill('Push, pull, legs');
    await next('Build Workouts');
    await next('Review & Save');
    await next('Save plan');
    await expectToast(page, 'Workout Plan Changed', /Push, pull, legs is saved\./);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Push, pull, legs']);
  });

  await test.step('viewing a plan leaves nothing in a new one', async () => {
    await page.getByRole('link', { name: 'Push, pull, legs' }).click();
    const name = page.getByRole('textbox', { name: 'Plan name' });
    await expect(name).toHaveValue('Push, pull, legs');
    await page.getByRole('main').getByRole('link', { name: 'Your plans' }).click();
    await page.getByRole('link', { name: 'New plan' }).click();
    await expect(name).toHaveValue('');
  });

  await test.step('a saved draft is offered once', async () => {
    const question = page.getByRole('alertdialog', { name: 'Start another plan?' });
    const name = page.getByRole('textbox', { name: 'Plan name' });
    await page.goto('/training/plans');
    await page.getByRole('link', { name: 'Push, pull, legs' }).click();
    await name.fill('Half a thought');
    await page.getByRole('main').getByRole('link', { name: 'Your plans' }).click();
    await page.getByRole('link', { name: 'New plan' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(name).toHaveValue('Half a thought');
    await expect(question).toBeHidden();
  });
});
