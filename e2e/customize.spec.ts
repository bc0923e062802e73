import type { Page } from '@playwright/test';
import { expectToLeave, settle, stopClock } from './support/clock.ts';
import { dayFromNow } from './support/days.ts';
import { signUpAthlete } from './support/people.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('an athlete calculates targets and generates a plan from them', async ({ page }) => {
  await signUpAthlete(page.context());
  const entry = { date: dayFromNow(0), weight: 83.4, energyLevel: 7, stressLevel: 3, mood: 'good' };
  const logged = await send(page, 'POST', '/api/progress', entry);
  expect(logged.ok(), await logged.text()).toBe(true);
  await page.clock.install();
  await page.goto('/nutrition/customize');
  const results = page.getByRole('region', { name: 'Your daily targets' });

  await test.step('it starts from the latest weight, not the one from sign-up', async () => {
    await expect(field(page, 'Weight')).toHaveValue('83.4');
  });

  await test.step('before the calculation there is nothing to generate from', async () => {
    await expect(results).toContainText('Calculate to see your calories and macros.');
    await expect(results).toContainText('3 to 4 liters of water daily');
    await button(page, 'Generate Meal Plan').click();
    await expectToast(
      page,
      'Calculate First',
      'Please calculate your nutrition plan before generating meals.',
    );
  });

  await test.step('missing required fields are reported', async () => {
    await field(page, 'Age').fill('');
    await button(page, 'Calculate').click();
    await expectToast(
      page,
      'Missing Information',
      'Please fill in all required fields to calculate your nutrition plan.',
    );
  });

  await test.step('the results follow from the inputs', async () => {
    // 10 × 84 + 6.25 × 178 − 5 × 29 + 5 = 1812.5; × 1.375 = 2492; − 500 = 1992
    await field(page, 'Age').fill('29');
    await field(page, 'Weight').fill('84');
    await field(page, 'Height').fill('178');
    await page.getByRole('radio', { name: 'Cutting' }).check();
    await page.getByRole('combobox', { name: 'Activity level' }).selectOption('light');
    await button(page, 'Calculate').click();
    await expect(results).toContainText('1,992');
    await expect(results).toContainText('Maintenance is about 2,492 kcal a day');
  });

  await test.step('and so does the projection', async () => {
    const ahead = page.getByRole('region', { name: 'Where this leads' });
    await expect(ahead).toContainText(/In 12 weeks about 7[89](\.\d)? kg, .+ less than now/);
    await expect(ahead.getByRole('img', { name: /^In 12 weeks/ })).toBeVisible();
    await expect(ahead).toContainText(
      'Simulated after Hall et al. 2011; a projection, not a promise',
    );
    await expect(ahead).toContainText('2,492 kcal a day to maintain your weight');
    await ahead.getByText('Show the numbers').click();
    await expect(ahead.getByRole('rowheader', { name: 'Week 12', exact: true })).toBeVisible();
    await expect(ahead).toContainText(/1\.[5-7] kg less lean mass/);
    await ahead.getByRole('radio', { name: /^Half of that/ }).check();
    await expect(ahead).toContainText(/0\.[7-9] kg less lean mass/);
  });

  await test.step('a calculation that leaves too little energy is rejected, and safe targets are offered', async () => {
    await button(page, 'Generate Meal Plan').click();
    await expect(results).toContainText(/This plan needs at least 2,\d{3} kcal a day/);
  });

  await test.step('the plan is shown 1.5 s after it is generated', async () => {
    await stopClock(page);
    await button(page, 'Use safe targets instead').click();
    const passedMs = await settle(page, () => expectToast(page, 'Plan Generated!', '', 50));
    await expectToLeave(page, { to: /\/nutrition\/meal-plan$/, afterMs: 1500, passedMs });
  });
});
