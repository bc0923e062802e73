import type { Page } from '@playwright/test';
import { listen } from './support/announcements.ts';
import { signIn } from './support/log-in.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ demo: 'on' });

/** Presses Tab until this has the focus, like a person without a pointer. */
async function tabTo(
  page: Page,
  role: 'button' | 'textbox' | 'link' | 'region',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 40 });
  }).toPass({ intervals: [0] });
}

const countOf = (announcements: string[], words: string | RegExp) =>
  announcements.filter((line) => line.search(words) >= 0).length;

test('an athlete using a screen reader logs by keyboard, hears each result once, and undoes one', async ({
  page,
}) => {
  await signUpAthlete(page.context());
  const announcements = await listen(page);

  await test.step('an incomplete form moves the focus to the error, and announces it again on the next try', async () => {
    await page.goto('/nutrition/quick-log', { waitUntil: 'networkidle' });
    await tabTo(page, 'button', 'Log Meal');
    await page.keyboard.press('Enter');
    const name = page.getByRole('textbox', { name: 'Meal name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Name the meal');
    await page.keyboard.press('Enter');
    await expect.poll(async () => countOf(await announcements(), /^Name the meal$/)).toBe(1);
    await page.keyboard.type('Porridge');
    await tabTo(page, 'textbox', 'Calories');
    await expect(page.getByRole('textbox', { name: 'Calories' })).toHaveAccessibleDescription(
      /^kcal/,
    );
    await page.keyboard.type('410');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect.poll(async () => countOf(await announcements(), /^Dashboard$/)).toBe(1);
    await expect
      .poll(async () => countOf(await announcements(), /Added Porridge, 410 kcal/))
      .toBe(1);
  });

  await test.step('Control Z restores a removed entry, even after its toast is gone', async () => {
    await page.goto('/nutrition/progress', { waitUntil: 'networkidle' });
    await tabTo(page, 'button', 'Remove Porridge');
    await page.keyboard.press('Enter');
    await expect.poll(async () => countOf(await announcements(), /Undo: Control Z$/)).toBe(1);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden({ timeout: 10_000 });
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Remove Porridge' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Remove Porridge' })).toHaveCount(1);
  });

  await test.step('a scrollable table can be focused by keyboard, and has a name', async () => {
    await page.getByText('Show the numbers').click();
    await tabTo(page, 'region', 'Day by day');
  });

  await test.step('the number of foods found and their totals are announced once typing pauses', async () => {
    await page.goto('/nutrition/log-meal', { waitUntil: 'networkidle' });
    const food = page.getByRole('combobox', { name: 'Food name' });
    await food.pressSequentially('chicken breast');
    await expect.poll(async () => countOf(await announcements(), /foods? found for /)).toBe(1);
    expect(countOf(await announcements(), /^\d+ foods? found for chicken breast$/)).toBe(1);
    await food.press('Enter');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('');
    await page.getByRole('textbox', { name: 'Quantity' }).pressSequentially('1250');
    await expect.poll(async () => countOf(await announcements(), /protein/)).toBe(1);
    expect(countOf(await announcements(), /kcal, .* After it: .* protein to go\.$/)).toBe(1);
  });

  await test.step('a practice starts at its first pose, wherever the focus was', async () => {
    await page.goto('/posing-practice', { waitUntil: 'networkidle' });
    await tabTo(page, 'button', /^Start /);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Front Double Bicep/ })).toBeFocused();
    await expect.poll(async () => countOf(await announcements(), /^Hold for 10 s$/)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => countOf(await announcements(), /^Front Lat Spread 2 of 8/))
      .toBe(1);
  });

  await test.step('a set is logged from its field, which stays for the next one', async () => {
    await page.clock.install();
    await page.goto('/workout-session', { waitUntil: 'networkidle' });
    await tabTo(page, 'button', 'Start Workout');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^(Added weight|Counterweight|Weight)/ }).fill('20');
    await tabTo(page, 'textbox', /^(Reps|Seconds)/);
    const reps = page.getByRole('textbox', { name: /^(Reps|Seconds)/ });
    await reps.fill('7');
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => countOf(await announcements(), /^(8|10)( s)?$/)).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(async () => countOf(await announcements(), /Set 1 of /)).toBe(1);
    await expect(reps).toBeFocused();
  });

  await test.step('a workout finished by keyboard stays open for reading', async () => {
    await tabTo(page, 'button', 'Finish workout now');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', /^Finish$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Workout Complete' })).toBeFocused();
    await expect(page.getByText('Back to your dashboard')).toHaveCount(0);
    await page.clock.runFor(3500);
    await expect(page.getByRole('heading', { name: 'Workout Complete' })).toBeFocused();
    await expect(page).toHaveURL(/\/workout-session$/);
  });
});

test('a coach arranges a plan by keyboard and always hears the current state', async ({ page }) => {
  await signIn(page.context(), 'coach');
  const announcements = await listen(page);
  await page.goto('/create-workout', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Plan name' }).fill('By keys');
  const athlete = page.getByRole('textbox', { name: 'For an athlete' });
  await athlete.fill('nobody');
  await expect
    .poll(async () => countOf(await announcements(), /^No athlete found for nobody$/))
    .toBe(1);
  await athlete.fill('');
  await page.getByRole('button', { name: 'Build Workouts' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect
    .poll(async () => countOf(await announcements(), /^Step 2 of 3: Build Workouts$/))
    .toBe(1);

  await page.getByRole('button', { name: 'Add exercise' }).first().press('Enter');
  for (const name of [/^Barbell Curl/, /^Triceps Pushdown/]) {
    await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
  }
  await expect.poll(async () => countOf(await announcements(), /Triceps Pushdown is on /)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add exercise' }).first()).toBeFocused();

  const curl = page.getByRole('group', { name: 'Barbell Curl' });
  await expect(curl.getByRole('textbox', { name: 'Sets' })).toBeVisible();
  await curl.getByRole('button', { name: 'Move Barbell Curl down' }).press('Enter');
  await expect(curl.getByRole('button', { name: 'Move Barbell Curl down' })).toBeFocused();
  await expect
    .poll(async () => countOf(await announcements(), /^Barbell Curl is now 2 of 2/))
    .toBe(1);
  await curl.getByRole('button', { name: 'Remove Barbell Curl' }).press('Enter');
  await expect(page.getByRole('listitem', { name: 'Triceps Pushdown' })).toBeFocused();
});

test('messages and answers are announced once, in full, and pages by their names', async ({
  page: coach,
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  const athleteId = await signIn(context, 'client');
  await signIn(coach.context(), 'coach');
  const athlete = await context.newPage();
  const [coachHears, athleteHears] = [await listen(coach), await listen(athlete)];

  await test.step('a message is announced to the recipient, and its delivery to the sender', async () => {
    await athlete.goto('/messages', { waitUntil: 'networkidle' });
    await coach.goto(`/messages/${athleteId}`, { waitUntil: 'networkidle' });
    await expect(coach).toHaveTitle('Messages with Omar Torres · Posedown');
    await coach.getByRole('link', { name: 'Messages', exact: false }).first().press('Enter');
    await expect(coach).toHaveTitle('Messages · Posedown');
    await coach.goBack();
    await expect(coach).toHaveTitle('Messages with Omar Torres · Posedown');
    await expect.poll(async () => countOf(await coachHears(), /^Messages with Omar/)).toBe(1);
    await coach.getByRole('textbox', { name: 'Message Omar Torres' }).press('a');
    await coach.keyboard.press('Enter');
    await expect.poll(async () => countOf(await athleteHears(), /^Ali: a$/)).toBe(1);
    await expect.poll(async () => countOf(await coachHears(), /^Sent$/)).toBe(1);
    expect(countOf(await coachHears(), /^Omar Torres: /)).toBe(0);
    const skip = coach.getByRole('link', { name: 'Skip the other threads' });
    await skip.press('Enter');
    await tabTo(coach, 'textbox', 'Message Omar Torres');
  });

  await test.step('a person on another screen hears that there is a new message', async () => {
    const listening = athlete.waitForResponse(/\/api\/events/);
    await athlete.goto('/account');
    await listening;
    await athlete.waitForLoadState('networkidle');
    await coach.keyboard.type('b');
    await coach.keyboard.press('Enter');
    await expect.poll(async () => countOf(await athleteHears(), /^New message\. 1 unread/)).toBe(1);
    await coach.getByRole('searchbox', { name: 'Search athletes' }).fill('nobody');
    await expect
      .poll(async () => countOf(await coachHears(), /^No athlete found for nobody$/))
      .toBe(1);
  });

  await test.step('an answer is announced once complete, without earlier ones', async () => {
    for (const question of ['How much protein do I need?', 'How much water?']) {
      await athlete.goto('/ask-ali', { waitUntil: 'networkidle' });
      await athlete.getByRole('textbox', { name: 'Your question' }).fill(question);
      await athlete.keyboard.press('Enter');
      await expect.poll(async () => (await athleteHears()).length).toBe(2);
      expect((await athleteHears())[0]).toBe('Ali’s assistant is typing');
    }
  });
  await context.close();
});
