import { dayFromNow } from './support/days.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const HOUR_MS = 3_600_000;

for (const hours of [-24, 24]) {
  test(`what is logged on a phone whose clock is ${hours} h off is of today`, async ({
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

    await test.step('a workout that is begun', async () => {
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
    // A test may begin on one day and end on the next.
    for (const day of [...days, open.date]) expect([before, dayFromNow(0)]).toContain(day);
    await phone.close();
  });
}
