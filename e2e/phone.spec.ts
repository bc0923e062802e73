import type { BrowserContext, Page } from '@playwright/test';
import { dayFromNow } from './support/days.ts';
import { fillSet } from './support/fill-set.ts';
import { openWithFocusRestoration } from './support/open-with-focus-restoration.ts';
import { signUpAthlete } from './support/people.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ viewport: { width: 390, height: 844 } });

const dayAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Two entries, two cardio sessions and two meals, so that one is left when the other is deleted. */
async function fillDiaries(context: BrowserContext, userId: string) {
  const walk = { type: 'LISS', modality: 'brisk-walk', durationSeconds: 1800, completed: true };
  const meal = { date: dayAgo(0), calories: 300, protein: 25, carbs: 5, fats: 8 };
  const felt = { energyLevel: 6, stressLevel: 4, mood: 'good' };
  for (const days of [0, 1]) {
    const startedAt = new Date(Date.now() - (days + 1) * 3_600_000).toISOString();
    const replies = await Promise.all([
      send(context, 'POST', '/api/progress', { date: dayAgo(days), weight: 80, ...felt }),
      send(context, 'POST', '/api/cardio-sessions', { ...walk, startedAt }),
      send(context, 'POST', `/api/users/${userId}/nutrition-logs`, {
        ...meal,
        mealName: `Meal ${days}`,
        time: `1${days}:00`,
      }),
    ]);
    for (const reply of replies) expect(reply.status(), await reply.text()).toBe(201);
  }
}

/** Presses a button like a person without a mouse. */
async function press(page: Page, name: RegExp | string) {
  await button(page, name).first().focus();
  await page.keyboard.press('Enter');
}

test('without a mouse the focus moves to the remaining item after a deletion', async ({ page }) => {
  const userId = await signUpAthlete(page.context(), { timezone: 'UTC' });
  await fillDiaries(page.context(), userId);

  await test.step('to the next entry, back to it after an undo, and finally to the page', async () => {
    await openWithFocusRestoration(page, '/progress');
    const entries = page.getByRole('region', { name: 'Entries' }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await press(page, /^Delete the entry of/);
    await expect(button(page, 'Cancel')).toBeFocused();
    await press(page, 'Delete');
    await expect(entries).toHaveCount(1);
    await expect(entries).toBeFocused();
    await press(page, 'Undo');
    await expect(entries).toHaveCount(2);
    await expect(entries.last()).toBeFocused();
    for (const remaining of [1, 0]) {
      await press(page, /^Delete the entry of/);
      await press(page, 'Delete');
      await expect(entries).toHaveCount(remaining);
    }
    await expect(page.locator('h1, h2').and(page.locator(':focus'))).toBeVisible();
  });

  await test.step('to the next line of the diary', async () => {
    await openWithFocusRestoration(page, '/nutrition/progress');
    const lines = page.getByRole('listitem').filter({ hasText: /^Meal \d/ });
    await expect(lines).toHaveCount(2);
    await press(page, /^Remove Meal/);
    await expect(lines).toHaveCount(1);
    await expect(lines).toBeFocused();
    await press(page, /^Remove Meal/);
    await expect(lines).toHaveCount(0);
    await expect(page.locator('h1, h2').and(page.locator(':focus'))).toBeVisible();
  });

  await test.step('to the next cardio session', async () => {
    await openWithFocusRestoration(page, '/cardio/plan?tab=progress');
    const sessions = page.getByRole('region', { name: 'Last sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await press(page, /^Delete the LISS/);
    await expect(sessions).toHaveCount(1);
    await expect(sessions).toBeFocused();
  });
});

/** The focused element, if the bottom bar covers part of it. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Today and plans"]');
    const { activeElement } = document;
    if (!bar || !activeElement || bar.contains(activeElement)) return '';
    const isHidden = activeElement.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    return isHidden ? (activeElement.getAttribute('aria-label') ?? activeElement.textContent) : '';
  });

test('without a mouse the focus stays visible above the bar, and in place after a food swap', async ({
  page,
}) => {
  await signUpAthlete(page.context());
  await openWithFocusRestoration(page, '/nutrition/meal-plan');
  await expect(button(page, /^Swap/).first()).toBeVisible();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await hiddenFocus(page)).toBe('');
  }
  await press(page, /^Swap/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('tr:focus')).toBeVisible();
});

test('a phone shows the whole peak week, and a tap on a column selects its day', async ({
  page,
}) => {
  const userId = await signUpAthlete(page.context(), { timezone: 'UTC' });
  const felt = { energyLevel: 6, stressLevel: 4, mood: 'good' };
  const post = async (url: string, data: object) => {
    const reply = await send(page, 'POST', url, data);
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  for (const days of [4, 3, 2]) {
    await post('/api/progress', { date: dayAgo(days), weight: 80, ...felt });
  }
  await post('/api/competitions', { name: 'Open', date: dayFromNow(3), category: 'Figure' });
  await post(`/api/users/${userId}/peak-week`, { conditions: [], isRehearsed: false });
  await page.goto('/peak-week');
  const sheet = page.getByRole('region', { name: 'The whole week' });
  const heads = sheet.getByRole('columnheader').getByRole('button');
  await expect(heads).toHaveCount(7);
  for (const head of await heads.all()) {
    const box = await head.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expect(heads.nth(3)).toHaveAttribute('aria-current', 'date');
  for (const name of ['Water l', 'Sodium mg', 'Carbs g', 'Protein g', 'Energy kcal']) {
    await expect(sheet.getByRole('row', { name }).getByRole('cell')).toHaveCount(7);
  }
  await button(page, 'Choose Show').click();
  await expect(page.getByRole('heading', { level: 3, name: /^Show/ })).toBeVisible();
  const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overhang)).toBe(0);
});

/** Controls under the toast that can't be scrolled away. */
const coveredBy = (page: Page, title: string) =>
  page.evaluate((text) => {
    const toasts = [...document.querySelectorAll('[role="status"], [role="alert"]')];
    const toast = toasts.find(
      (one) => one.textContent?.includes(text) && one.querySelector('[aria-label="Dismiss"]'),
    );
    if (!toast) return ['no toast'];
    const over = toast.getBoundingClientRect();
    const isStuck = (one: Element | null): boolean =>
      one !== null &&
      (/^(fixed|sticky)$/.test(getComputedStyle(one).position) || isStuck(one.parentElement));
    const pressed = document.querySelectorAll('#root :is(a[href], button, input, select)');
    return [...pressed]
      .filter((one) => {
        const { top, bottom, width, height } = one.getBoundingClientRect();
        return width * height > 0 && top < over.bottom && bottom > over.top && isStuck(one);
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  }, title);

test('a toast on a phone covers no button that stays in place while scrolling', async ({
  page,
}) => {
  await signUpAthlete(page.context(), { timezone: 'UTC' });

  await test.step('above a bar that sticks to the bottom', async () => {
    await page.goto('/check-in');
    await page.getByRole('radio', { name: 'Good' }).check();
    await page.getByRole('slider', { name: 'Energy level' }).fill('8');
    await page.route('**/api/check-ins', (route) => route.abort());
    await button(page, 'Check in').click();
    await expectToast(page, 'Saved on this device');
    expect(await coveredBy(page, 'Saved on this device')).toEqual([]);
  });

  await test.step('and on the page that it leads to', async () => {
    await page.unroute('**/api/check-ins');
    await page.getByRole('radio', { name: 'Okay' }).check();
    await page
      .getByRole('button', { name: /check.in$/i })
      .last()
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect.poll(() => coveredBy(page, 'Checked In')).toEqual([]);
  });

  await test.step('nor the fields of the next set', async () => {
    await page.goto('/workout-session');
    await button(page, 'Start Workout').click();
    await fillSet(page);
    await button(page, 'Complete Set').click();
    await expectToast(page, 'Set Complete');
    const toast = await page.getByRole('status').filter({ hasText: 'Set Complete' }).boundingBox();
    for (const name of [/^(Added weight|Counterweight|Weight)/, /^(Reps|Seconds)/, /^RPE/]) {
      const field = await page.getByRole('textbox', { name }).boundingBox();
      if (!toast || !field) throw new Error('the toast or a field is not to be seen');
      expect(field.y >= toast.y + toast.height || field.y + field.height <= toast.y).toBe(true);
    }
  });
});

test('a workout that the server refuses to finish isn’t called saved, and continues', async ({
  page,
}) => {
  await signUpAthlete(page.context());
  await page.goto('/workout-session');
  await button(page, 'Start Workout').click();
  await fillSet(page);
  await button(page, 'Complete Set').click();
  await page.route('**/api/workout-sessions/*/finish', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'That workout cannot be finished.', code: 'conflict', requestId: '1' },
    }),
  );
  await button(page, 'Finish workout now').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
  await expectToast(page, 'Not saved', 'That workout cannot be finished.');
  await expect(page.getByRole('timer', { name: 'Workout time' })).toBeVisible();
  await expect(page.getByText('Your progress is saved.')).toHaveCount(0);
});

test('the exercises load in batches, and typed text isn’t lost on a slow phone', async ({
  page,
}) => {
  await signUpAthlete(page.context());
  await page.goto('/exercises');
  const found = page.getByRole('link').and(page.locator('[href^="/exercises/"]'));
  await expect(found).toHaveCount(20);
  await button(page, /^Show 40 more exercises$/).click();
  await expect(found).toHaveCount(60);
  await expect(found.nth(20)).toBeFocused();

  // Expanded sections stay open after returning from an exercise.
  await found.nth(45).click();
  await expect(page).toHaveURL(/\/exercises\/[^/]+$/);
  await page.goBack();
  await expect(found).toHaveCount(60);
  await expect(found.nth(45)).toBeInViewport();

  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.focus();
  await page.keyboard.type('barbell bench press', { delay: 15 });
  await expect(search).toHaveValue('barbell bench press');
  await expect(page).toHaveURL(/q=barbell(\+|%20)bench(\+|%20)press/);
  await expect(search).toHaveValue('barbell bench press');
  await expect(found.filter({ hasText: /^Barbell Bench Press/ })).toBeVisible();
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Chest');
  await expect(page).toHaveURL(/category=Chest/);
  await expect(search).toHaveValue('barbell bench press');
  await search.fill('no such exercise');
  await expect(page.getByText('No exercise found')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^0 exercises$/ })).toBeVisible();
});
