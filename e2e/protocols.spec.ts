import type { Page } from '@playwright/test';
import { delayCalls } from './support/delay-calls.ts';
import { failing } from './support/failing-calls.ts';
import { fillSet } from './support/fill-set.ts';
import { signInCoach, signUpAthlete } from './support/people.ts';
import { tapTwice } from './support/tap-twice.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('only coaches generate protocols, and every back link leads to the dashboard', async ({
  page,
  browser,
  product,
}) => {
  await signUpAthlete(page.context(), { name: 'Paula Protocol' });

  await test.step('an athlete finds the button disabled and is told whom to ask', async () => {
    await page.goto('/protocols');
    await expect(button(page, 'Generate Protocol')).toBeDisabled();
    await expect(
      page.getByText(
        'Protocol generation is currently available to coaches only. Contact Ali directly for personalized competitive protocols.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Safety' })).toContainText(
      'Coach approval is mandatory.',
    );
    await page.getByRole('link', { name: 'Ask Ali' }).click();
    await expect(page).toHaveURL(/\/ask-ali$/);
  });

  const office = await browser.newContext({ baseURL: product.url });
  await signInCoach(office, product);
  const coach = await office.newPage();

  await test.step('every back link leads to the dashboard', async () => {
    for (const [who, path] of [
      [page, '/protocols'],
      [page, '/posing-practice'],
      [coach, '/add-client'],
    ] as const) {
      await who.goto(path);
      await who.getByRole('link', { name: /^Back to dashboard$/i }).click();
      await expect(who).toHaveURL(/\/dashboard$/);
    }
    await page.goto('/workout-session');
    await button(page, 'Start Workout').click();
    await fillSet(page);
    await button(page, 'Complete Set').click();
    await button(page, 'Finish workout now').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
    await button(page, 'Back to Dashboard').click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('a coach generates one on the second attempt', async () => {
    await coach.goto('/protocols');
    for (const type of ['Cutting', 'Bulking', 'Competition Prep', 'Off Season']) {
      await expect(coach.getByRole('radio', { name: new RegExp(`^${type}`) })).toBeEnabled();
    }
    await coach.getByRole('textbox', { name: 'Athlete' }).fill('Paula');
    await coach.getByRole('button', { name: /^Paula Protocol/ }).click();
    await failing(coach, '**/api/ai/protocol-recommendation', 'POST', async () => {
      await button(coach, 'Generate Protocol').click();
      await expectToast(
        coach,
        'Generation Failed',
        'Unable to generate protocol. Please try again.',
      );
    });
    const release = await delayCalls(coach, '**/api/ai/protocol-recommendation');
    const generate = button(coach, 'Generate Protocol');
    const sent = await tapTwice(generate, '/api/ai/protocol-recommendation');
    await expect(button(coach, 'Generating...')).toBeDisabled();
    release();
    await expectToast(coach, 'Protocol Generated', 'was sent for coach approval.');
    expect(sent(), 'asked once for two taps').toBe(1);
  });
  await office.close();
});
