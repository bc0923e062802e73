import type { Page } from '@playwright/test';
import { delayCalls } from './support/delay-calls.ts';
import { answerEverything } from './support/onboarding.ts';
import { expect, test } from './support/test.ts';

const STEPS = [
  'Personal Information',
  'Fitness Goals & Timeline',
  'Nutrition Preferences',
  'Training Preferences',
  'Competition Timeline',
  'Final Review',
];

const REVIEW = {
  Name: 'Patient Newcomer',
  Email: 'newcomer@test.example',
  'Primary goal': 'Weight loss',
  'Current weight': '84 kg',
  'Target weight': '77 kg',
  'Meal frequency': '4 meals a day',
  'Training frequency': '4 days a week',
  'Cardio preference': 'Moderate',
  'Sleep hours': '7.5 hours a night',
  'Water intake': '3 liters a day',
};

const FACTS = {
  Division: 'Classic Physique',
  'Usual training time': '06:30',
  'Injuries or pain': 'Left knee: squat or leg press',
  'Muscles to bring up': 'Chest, back, calves',
  'Chest pain or fainting during exercise': 'No',
  'Stimulants or performance-enhancing drugs': 'Neither',
};

const complete = (page: Page) => page.getByRole('button', { name: 'Complete Onboarding' });
const rows = (page: Page) => page.getByRole('main').locator('dl');
const review = (page: Page) => rows(page).first().locator('> div');

/** The filled share of the progress bar, from 0 to 1. */
const filled = (page: Page) =>
  page.getByRole('progressbar', { name: /^Step/ }).evaluate((bar) => {
    const fill = bar.firstElementChild?.getBoundingClientRect().width ?? 0;
    return fill / bar.getBoundingClientRect().width;
  });

test('the six steps continue unchecked, are validated together, and create an account with a welcome', async ({
  page,
}) => {
  await test.step('Continue moves on without validation, and so does the bar', async () => {
    await page.goto('/onboarding', { waitUntil: 'networkidle' });
    for (const [index, title] of STEPS.entries()) {
      const step = index + 1;
      const heading = page.getByRole('heading', { level: 2, name: title });
      // A new step takes the focus and scrolls, so an earlier press would miss its target.
      if (step === 1) await expect(heading).toBeVisible();
      else await expect(heading).toBeFocused();
      const bar = page.getByRole('progressbar', { name: `Step ${step} of 6` });
      await expect(bar).toHaveAttribute('aria-valuenow', String(step));
      await expect(bar).toHaveAttribute('aria-valuemax', '6');
      await expect.poll(() => filled(page)).toBeCloseTo(step / 6, 2);
      if (step < 6) await page.getByRole('button', { name: 'Continue' }).click();
    }
  });

  await test.step('the review lists what is missing and what happens next', async () => {
    await expect(review(page)).toHaveText(
      Object.keys(REVIEW).map((label) => `${label}Not answered`),
    );
    const next = page.getByRole('region', { name: 'What happens next' });
    for (const [index, what] of ['Meal plan', 'Cardio plan', 'Weekly adaptations'].entries()) {
      await expect(next.getByRole('listitem').nth(index)).toContainText(what);
    }
  });

  await test.step('the last step validates everything and marks each field', async () => {
    await complete(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please complete all required fields' }),
    ).toContainText(
      'Some information is missing. Please check all steps and fill in the required fields.',
    );
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
    for (const name of ['Name', 'Email', 'Age', 'Height', 'Weight']) {
      await expect(page.getByRole('textbox', { name }).first()).toHaveAccessibleDescription(/\S/);
      await expect(page.getByRole('textbox', { name }).first()).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    }
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('button');
    await expect(steps.filter({ hasText: 'needs attention' })).toHaveCount(5);
  });

  await page.clock.install();
  await test.step('the review shows the ten answers', async () => {
    await answerEverything(page, {
      name: REVIEW.Name,
      email: REVIEW.Email,
      password: 'gold-cone-lights',
    });
    await expect(review(page)).toHaveText(
      Object.entries(REVIEW).map(([label, answer]) => `${label}${answer}`),
    );
    await expect(rows(page).nth(1).locator('> div')).toHaveText(
      Object.entries(FACTS).map(([label, answer]) => `${label}${answer}`),
    );
    await expect(rows(page).last()).toContainText('PasswordSet');
  });

  await test.step('an optional answer is cleared by keyboard, and the focus stays on its question', async () => {
    const steps = page.getByRole('list', { name: 'Steps' });
    await steps.getByText('Competition Timeline').click();
    const question = page.getByRole('radiogroup', { name: /^Chest pain or fainting/ });
    const clear = question.getByRole('button', { name: /^Clear answer/ });
    await clear.press('Enter');
    await expect(clear).toHaveCount(0);
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(question.getByRole('radio').first()).toBeFocused();
    await steps.getByText('Final Review').click();
    await expect(rows(page).nth(1)).not.toContainText('Chest pain');
  });

  await test.step('an unreachable goal is reported there too, however fast the person continues', async () => {
    const caution = page.getByRole('main').getByText(/^A target of 45 kg .*: no plan goes below /);
    const setTarget = async (kg: string) => {
      await page.getByRole('list', { name: 'Steps' }).getByText('Fitness Goals').click();
      await page.getByRole('textbox', { name: 'Target weight' }).fill(kg);
      await page.getByRole('list', { name: 'Steps' }).getByText('Final Review').click();
      await expect(page.getByText('Step 6 of 6')).toBeVisible();
    };
    await setTarget('45');
    await expect(caution).toBeVisible();
    await setTarget('77');
    await expect(caution).toBeHidden();
  });

  await test.step('a failure is reported and keeps the answers', async () => {
    await page.route('**/api/users', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await complete(page).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /^Error/ })
        .getByText('Failed to create account. Please try again.'),
    ).toBeVisible();
    await expect(complete(page)).toBeEnabled();
  });

  await test.step('Creating... is shown while it is sent', async () => {
    const release = await delayCalls(page, '**/api/users');
    await complete(page).click();
    const creating = page.getByRole('button', { name: 'Creating...' });
    await expect(creating).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    // A toast stays open while the mouse is over it.
    await page.mouse.move(0, 0);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
    release();
  });

  await test.step('a welcome is shown for three seconds on the dashboard', async () => {
    const welcome = page
      .getByRole('status')
      .filter({ hasText: 'Account created successfully! Redirecting to your dashboard...' });
    // The clock is stopped. Anything triggered by a timer, such as a new session, happens as it
    // advances.
    const becomesTrue = (condition: () => boolean | Promise<boolean>) =>
      expect
        .poll(async () => {
          await page.clock.runFor(10);
          return condition();
        })
        .toBe(true);
    await becomesTrue(() => welcome.isVisible());
    await becomesTrue(() => new URL(page.url()).pathname === '/dashboard');
    await page.clock.runFor(2500);
    await expect(welcome).toContainText('Welcome, Patient Newcomer');
    await page.clock.runFor(600);
    await expect(welcome).toBeHidden();
    await page.clock.resume();
    await expect(
      page.getByRole('heading', { name: 'Welcome back, Patient Newcomer!' }),
    ).toBeVisible();
  });

  await test.step('answered questions are not asked again', async () => {
    await expect(page.getByRole('heading', { name: 'Weight and body fat' })).toBeVisible();
    await expect(page.getByText('A few questions make your plans fit better')).toBeHidden();
  });
});
