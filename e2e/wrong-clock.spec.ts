import { hideServerTime } from './support/clock.ts';
import { dayFromNow } from './support/days.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const HOUR_MS = 3_600_000;

for (const hours of [-24, 24]) {
  test(`entries logged on a phone whose clock is ${hours} h off belong to today`, async ({
    browser,
    product,
  }) => {
    const phone = await browser.newContext({ baseURL: product.url });
    const page = await phone.newPage();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const id = await signUpAthlete(phone, { timezone: 'UTC' });
    const list = async (path: string) =>
      (await page.request.get(`/api/users/${id}/${path}`)).json();
    const before = dayFromNow(0);
    await page.clock.install({ time: Date.now() + hours * HOUR_MS });

    await test.step('a quick meal', async () => {
      await page.goto('/nutrition/quick-log');
      await page.getByRole('group', { name: 'Presets' }).getByText('Chicken & Rice').click();
      await button('Log Meal').click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('a check-in', async () => {
      await page.goto('/check-in');
      await page.getByRole('radio', { name: 'Good' }).check();
      await page.getByRole('slider', { name: 'Energy level' }).fill('8');
      await button('Check in').click();
      await expectToast(page, 'Checked In');
    });

    await test.step('steady cardio', async () => {
      await page.goto('/cardio/liss');
      await button('Start').click();
      await button('Finish').click();
      await button('Finish and save').click();
      await expectToast(page, 'Session Complete');
    });

    await test.step('a started workout', async () => {
      await page.goto('/workout-session');
      await button('Start Workout').click();
      await expect(page.getByRole('timer', { name: 'Workout time' })).toHaveText(/^0?0:\d\d$/);
    });

    const days = [
      ...(await list('nutrition-logs')).logs,
      ...(await list('check-ins')),
      ...(await list('cardio-sessions')),
    ].map(({ date }) => date);
    const { open } = await (await page.request.get('/api/training/today')).json();
    expect([...days, open.date]).toHaveLength(4);
    // A test may start on one day and end on the next.
    for (const day of [...days, open.date]) expect([before, dayFromNow(0)]).toContain(day);
    await phone.close();
  });
}

test('screens left open overnight move to the new day', async ({ page, context }) => {
  const id = await signUpAthlete(context, { timezone: 'UTC' });
  const [checkIn, logMeal, diary] = [page, await context.newPage(), await context.newPage()];
  const pages = [checkIn, logMeal, diary];
  for (const each of pages) await hideServerTime(each);
  const evening = new Date(`${dayFromNow(-1)}T21:00:00Z`);
  const [before, today] = [dayFromNow(-1), dayFromNow(0)];
  const shownDate = () => checkIn.locator('time').first();
  const isDay = (day: string) => new RegExp(`^Date: \\w+ ${Number(day.slice(8))} `);
  const day = logMeal.getByRole('button', { name: /^Date: / });
  await page.clock.install({ time: evening });

  await test.step('in the evening they show that day', async () => {
    await checkIn.goto('/check-in');
    await expect(shownDate()).toHaveAttribute('datetime', before);
    await logMeal.goto('/nutrition/log-meal');
    await expect(logMeal.getByRole('combobox', { name: 'Meal type' })).toHaveValue('snack');
    await expect(day).toHaveAccessibleName(isDay(before));
    await diary.goto('/nutrition/progress');
    await expect(diary.getByText('today', { exact: true })).toBeVisible();
  });

  await test.step('in the morning they show the new one', async () => {
    await page.clock.setSystemTime(new Date(`${today}T08:00:00Z`));
    for (const each of pages) {
      await each.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    }
    await expect(day).toHaveAccessibleName(isDay(today));
    await expect(logMeal.getByLabel('Time', { exact: true })).toHaveValue('08:00');
    await expect(logMeal.getByRole('combobox', { name: 'Meal type' })).toHaveValue('breakfast');
    await expect(diary.getByText('today', { exact: true })).toBeVisible();
    const link = diary.getByRole('link', { name: 'Log a meal' });
    await expect(link).toHaveAttribute('href', new RegExp(today));
    await expect(shownDate()).toHaveAttribute('datetime', today);
    await expect(checkIn.getByRole('radio', { name: 'Today' })).toBeChecked();
  });

  await test.step('what was started in the evening stays on that day, and says so', async () => {
    await page.clock.setSystemTime(evening);
    await checkIn.reload();
    await expect(shownDate()).toHaveAttribute('datetime', before);
    await checkIn.getByRole('radio', { name: 'Good' }).check();
    await page.clock.setSystemTime(new Date(`${today}T08:00:00Z`));
    await checkIn.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(checkIn.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
    await checkIn.getByRole('slider', { name: 'Energy level' }).fill('8');
    await checkIn.getByRole('button', { name: 'Check in', exact: true }).click();
    await expectToast(checkIn, 'Checked In');
    const stored = await (await page.request.get(`/api/users/${id}/check-ins`)).json();
    expect(stored).toMatchObject([{ date: before, mood: 'good' }]);
  });
});
