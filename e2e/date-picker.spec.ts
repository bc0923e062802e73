import type { Page } from '@playwright/test';
import { calendarOn } from './support/calendar.ts';
import { dayFromNow } from './support/days.ts';
import { signIn } from './support/log-in.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ demo: 'on' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The calendar's name for a day: 'November 29, 2026'. */
const named = (day: string) =>
  new RegExp(new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

test('the calendar of a competition starts tomorrow and never loses the keyboard focus', async ({
  page,
}) => {
  await signUpAthlete(page.context());
  await page.goto('/competition/setup');
  const field = page.getByRole('button', { name: /^Competition date: / });
  const { calendar, days } = calendarOn(page);
  const focused = calendar.locator('td :focus');
  const month = calendar.getByRole('combobox', { name: 'Month' });

  await test.step('it opens on the first day, and keys move from there', async () => {
    await field.press('Enter');
    await expect(focused).toHaveAccessibleName(named(dayFromNow(1)));
    await expect(days.first()).toHaveAccessibleName(named(dayFromNow(1)));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAccessibleName(named(dayFromNow(9)));
    const first = await month.inputValue();
    await page.keyboard.press('PageDown');
    await expect(focused).toBeVisible();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageUp');
    await expect(month).not.toHaveValue(first);
    await expect(focused).toBeVisible();
  });

  await test.step('a month button that becomes disabled moves the focus to the days', async () => {
    const earlier = button(page, 'Previous month');
    await earlier.focus();
    // All in one task, so that nothing runs in between.
    const isInDays = await earlier.evaluate(async (element: HTMLButtonElement) => {
      for (let press = 0; press < 24 && !element.disabled; press += 1) {
        element.click();
        await Promise.resolve();
      }
      return element.disabled && document.activeElement?.closest('td') !== null;
    });
    expect(isInDays).toBe(true);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(field).toBeFocused();
  });

  await test.step('Enter selects, and returns the focus to the field', async () => {
    await field.press('Enter');
    await expect(focused).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).not.toHaveAccessibleName(/Choose a day/);
  });

  await test.step('a click outside closes it', async () => {
    await field.click();
    await expect(calendar).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(calendar).toBeHidden();
    await field.click();
    await expect(calendar).toBeVisible();
    await field.click();
    await expect(calendar).toBeHidden();
  });
});

test('a calendar opens above its dialog, and Escape closes the calendar first', async ({
  page,
  context,
}) => {
  await signIn(context, 'coach');
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /^Competition / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add milestone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add milestone' });
  await dialog.getByRole('textbox', { name: 'Milestone' }).fill('Posing suit fitted');
  const day = dialog.getByRole('button', { name: /^Target date/ });
  const { calendar } = calendarOn(page);
  await day.click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
  await day.click();
  await button(page, 'Next month').click();
  await page.getByRole('button', { name: / 15, \d{4}$/ }).click();
  await expect(day).toHaveAccessibleName(/^Target date: \w+ 15 /);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the palette closes an open calendar and returns the focus to its field', async ({
  page,
  context,
}) => {
  await signIn(context, 'coach');
  await page.goto('/admin?tab=export');
  const from = page.getByRole('button', { name: /^From: / });
  const { calendar } = calendarOn(page);
  await from.click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Athletes, screens and actions' })).toBeFocused();
  await expect(calendar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(from).toBeFocused();
});
