import type { Page } from '@playwright/test';
import { calendarOn } from './support/calendar.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Types a number and steps up from it once. */
async function stepUp(page: Page, name: string, { from, to }: { from: string; to: string }) {
  await field(page, name).fill(from);
  await button(page, `More: ${name}`).click();
  await expect(field(page, name)).toHaveValue(to);
}

test('an athlete views their progress and logs a new entry', async ({ page }) => {
  await signUpAthlete(page.context());
  await page.goto('/progress');

  await test.step('three tabs and the link to the photos', async () => {
    await expect(page.getByRole('tab')).toHaveText([
      ...['Weekly Progress', 'Measurements', 'Update Stats'],
    ]);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Weekly Progress');
    await expect(page.getByText('No weigh-ins yet')).toBeVisible();
    await page.getByRole('link', { name: 'Progress Photos' }).click();
    await expect(page).toHaveURL(/\/progress\/photos$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Progress Photos' })).toBeVisible();
    await page.goBack();
    await page.getByRole('tab', { name: 'Measurements' }).click();
    await expect(page.getByText('Nothing measured in the last 16 weeks')).toBeVisible();
    await page.getByRole('tab', { name: 'Update Stats' }).click();
  });

  await test.step('both values are required, in steps of 0.1', async () => {
    await stepUp(page, 'Weight', { from: '83', to: '83.1' });
    await button(page, 'Update Progress').click();
    await expectToast(
      page,
      'Missing Information',
      'Please enter both weight and body fat percentage.',
    );
    await stepUp(page, 'Body fat', { from: '17', to: '17.1' });
    await button(page, 'Update Progress').click();
    await expectToast(page, 'Progress Updated!');
    await expect(field(page, 'Weight')).toHaveValue('');
    await expect(field(page, 'Body fat')).toHaveValue('');
  });

  await test.step('the saved entry appears at once', async () => {
    await page.getByRole('tab', { name: 'Weekly Progress' }).click();
    await expect(page.getByRole('row', { name: /83\.1/ })).toContainText('17.1');
    await page.getByText('Show the numbers: weigh-ins').click();
    const weighIns = page.getByRole('region', { name: 'Weigh-ins' });
    await expect(weighIns.getByRole('cell', { name: '81.9–84.3' })).toBeVisible();
  });

  await test.step('the date picker ends today, and starts in 1900', async () => {
    await page.goto('/progress/entry');
    const date = page.getByRole('button', { name: /^Date: / });
    const today = /Date: \w+ (\d+) /.exec((await date.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await date.click();
    const { calendar, days } = calendarOn(page);
    await expect(days.last()).toHaveText(today);
    await expect(button(page, 'Next month')).toBeDisabled();
    const year = calendar.getByRole('combobox', { name: 'Year' });
    await expect(year.getByRole('option').first()).toHaveText('1900');
    await year.selectOption('1900');
    await calendar.getByRole('combobox', { name: 'Month' }).selectOption('Jan');
    await expect(days.first()).toHaveText('1');
    await expect(button(page, 'Previous month')).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.goto('/progress');
  });

  await test.step('every value of an entry steps by 0.1, and sleep by 0.5', async () => {
    await page.getByRole('link', { name: 'Log Progress' }).first().click();
    await expect(page).toHaveURL(/\/progress\/entry$/);
    await stepUp(page, 'Weight', { from: '83', to: '83.1' });
    await stepUp(page, 'Body fat', { from: '17', to: '17.1' });
    const toggle = page.getByRole('button', { name: /Body measurements/ });
    await expect(field(page, 'Chest')).toBeHidden();
    await toggle.click();
    await expect(field(page, 'Chest')).toBeVisible();
    await toggle.click();
    await expect(field(page, 'Chest')).toBeHidden();
    await toggle.click();
    for (const [girth, from, to] of [
      ['Chest', '104', '104.1'],
      ['Waist', '88', '88.1'],
      ['Arms', '36', '36.1'],
      ['Thighs', '58', '58.1'],
      ['Neck', '39', '39.1'],
      ['Hips', '99', '99.1'],
    ] as const) {
      await stepUp(page, girth, { from, to });
    }
    for (const [scale, error] of [
      ['Energy level', 'Set your energy level'],
      ['Stress level', 'Set your stress level'],
    ] as const) {
      const slider = page.getByRole('slider', { name: scale });
      await expect(slider).toHaveAttribute('min', '1');
      await expect(slider).toHaveAttribute('max', '10');
      await expect(slider).toHaveAttribute('aria-valuetext', 'Not given');
      await button(page, 'Save Progress').click();
      await expect(page.getByText(error)).toBeVisible();
      await slider.fill('6');
      await expect(slider).toHaveAttribute('aria-valuetext', '6 of 10');
    }
    const moods = page.getByRole('radiogroup', { name: 'Mood' }).getByRole('radio');
    await expect(moods).toHaveCount(4);
    for (const mood of ['Excellent', 'Okay', 'Poor']) {
      await expect(page.getByRole('radio', { name: mood })).not.toBeChecked();
    }
    await expect(page.getByRole('radio', { name: 'Good' })).toBeChecked();
    await stepUp(page, 'Sleep hours', { from: '7', to: '7.5' });
    await stepUp(page, 'Water intake', { from: '3', to: '3.1' });
  });

  await test.step('body fat can be estimated from circumferences or skinfolds', async () => {
    await button(page, 'Estimate body fat').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Waist' })).toHaveValue('88.1');
    await expect(dialog.getByRole('status')).toHaveText('About 18% body fat');
    await dialog.getByRole('radio', { name: '3 skinfolds' }).check();
    await dialog.getByRole('button', { name: 'Use this value' }).click();
    await expect(dialog.getByText('Enter this measurement')).toHaveCount(3);
    await dialog.getByRole('radio', { name: 'Tape' }).check();
    await dialog.getByRole('button', { name: 'Use 18%' }).click();
    await expect(field(page, 'Body fat')).toHaveValue('18');
  });

  await test.step('a failure keeps the form', async () => {
    await page.route('**/api/progress', (route) =>
      route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } }),
    );
    await button(page, 'Save Progress').click();
    await expectToast(page, 'Error', 'Failed to save progress entry. Please try again.');
    await expect(field(page, 'Waist')).toHaveValue('88.1');
    await page.unroute('**/api/progress');
  });

  await test.step('once saved, it leads to the dashboard', async () => {
    await button(page, 'Save Progress').click();
    await expectToast(page, 'Progress Saved!');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/progress?tab=measurements');
    await expect(heading(page, 'Measurements')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Waist' })).toContainText('88.1');
  });
});

test('the targets that other screens link to are separate screens', async ({ page }) => {
  await signUpAthlete(page.context());
  for (const [from, to, title] of [
    ['/nutrition/meal-plan', '/nutrition/progress', 'Nutrition Progress'],
    ['/progress', '/progress/photos', 'Progress Photos'],
    ['/cardio/plan', '/cardio/liss', 'Steady Session'],
  ] as const) {
    await page.goto(from);
    await page.locator(`main a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
