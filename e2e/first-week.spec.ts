import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerEverything, field, passwordField } from './support/onboarding.ts';
import { signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ demo: 'on' });

const ATHLETE = {
  name: 'Journey Athlete',
  email: 'journey@test.example',
  password: 'gold-cone-lights',
};
const PASSWORD = 'posedown-demo';

const DASHBOARD_BUTTONS = [
  ['Start Workout', '/workout-session'],
  ['View Meal Plan', '/nutrition/meal-plan'],
  ['Start Cardio', '/cardio/session'],
  ['Log Progress', '/progress/entry'],
  ['Competition', '/competition/setup'],
  ['Chat with the coach', '/ask-ali'],
  ['View Protocols', '/protocols'],
  ['Start Peak Week', '/peak-week'],
  ['Practice Posing', '/posing-practice'],
] as const;

/** Completes the six steps like a person, from what is on the screen. */
async function signUp(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: /start/i }).first().click();
  await answerEverything(page, ATHLETE);
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
}

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('an athlete signs up, follows their plans and logs, and only their coach sees it', async ({
  page,
  browser,
  product,
}) => {
  await test.step('sign up in six steps', () => signUp(page));

  await test.step('see all three plans on the dashboard', async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(
      page.getByRole('heading', { name: `Welcome back, ${ATHLETE.name}!` }),
    ).toBeVisible();
    const { mealPlan, cardioPlan } = await (await page.request.get('/api/dashboard')).json();
    const { calories, protein, carbs, fats } = mealPlan;
    for (const [card, facts] of [
      ['Training plan', ['Upper/Lower: Fat Loss', 'Training4 days a week', 'Length12 weeks']],
      [
        'Meal plan',
        [
          `Calories${calories.toLocaleString('en')} kcal`,
          ...[`Protein${protein} g`, `Carbs${carbs} g`, `Fats${fats} g`],
        ],
      ],
      ['Cardio plan', ['Mixed', `Average session${cardioPlan.duration} min`]],
      ['Weight and body fat', ['84', 'Not measured yet']],
    ] as const) {
      const shown = page.getByRole('region', { name: card, exact: true });
      for (const fact of facts) await expect(shown).toContainText(fact);
    }
  });

  await test.step('find a button to every screen of the day', async () => {
    for (const [name, path] of DASHBOARD_BUTTONS) {
      const button = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(button.first()).toHaveAttribute('href', path);
    }
  });

  await test.step('open the meal plan and change it to six meals', async () => {
    await page.getByRole('link', { name: 'View Meal Plan' }).first().click();
    await expect(page.getByRole('heading', { name: 'Your Meal Plan' })).toBeVisible();
    const targets = page.getByRole('region', { name: 'Daily macro targets' });
    for (const macro of [/Calories/, /Protein\s*\d+ g/, /Carbs\s*\d+ g/, /Fats\s*\d+ g/]) {
      await expect(targets).toContainText(macro);
    }
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('button', { name: '6', exact: true }).click();
    await expectToast(
      page,
      'Plan Generated!',
      /Ali created your 6-meal plan with [\d,]+ calories\./,
    );
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  await test.step('log progress', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Log Progress' }).first().click();
    await field(page, 'Weight').fill('83.4');
    await field(page, 'Body fat').fill('18.5');
    await expect(field(page, 'Waist')).toBeHidden();
    await page.getByRole('button', { name: /Body measurements/ }).click();
    await field(page, 'Waist').fill('88,5');
    await field(page, 'Notes').fill('First week done.');
    await page.getByRole('slider', { name: 'Energy level' }).fill('7');
    await page.getByRole('slider', { name: 'Stress level' }).fill('4');
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expectToast(page, 'Progress Saved!');
    await expect(page).toHaveURL(/\/dashboard$/);
    const figures = page.getByRole('region', { name: 'Weight and body fat', exact: true });
    await expect(figures).toContainText('83.4');
    await expect(figures).toContainText('18.5');
  });

  await test.step('find everything again after the server was killed', async () => {
    await product.kill();
    await product.restart();
    await page.goto('/progress/entry');
    await expect(page.getByText('First week done.')).toBeVisible();
    await expect(page.getByText('83.4 kg').first()).toBeVisible();
    await expect(page.getByText(/Waist 88\.5 cm/)).toBeVisible();
    await page.goto('/nutrition/meal-plan');
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  await test.step('the coach finds the athlete', async () => {
    const office = await browser.newContext({ baseURL: product.url });
    const coach = await office.newPage();
    await logIn(coach, 'coach@demo.posedown.app', PASSWORD);
    await expect(coach.getByText('Command Center')).toBeVisible();
    await coach.getByRole('searchbox').fill('journey');
    await expect(coach.getByText(ATHLETE.name).first()).toBeVisible();
    await office.close();
  });

  await test.step("other people can't see them", async () => {
    const { user } = await (await page.request.get('/api/auth/me')).json();
    const plans = `/api/nutrition-plans/user/${user.id}`;
    expect((await page.request.get(plans)).status()).toBe(200);
    const stranger = await browser.newContext({ baseURL: product.url });
    expect((await stranger.request.get(plans)).status()).toBe(401);
    await signUpAthlete(stranger);
    expect((await stranger.request.get(plans)).status()).toBe(404);
    expect((await stranger.request.get(`/api/users/${user.id}`)).status()).toBe(404);
    expect((await stranger.request.get('/api/clients')).status()).toBe(403);
    await stranger.close();
  });

  await test.step('other users of the machine can’t read any of it', () => {
    const paths = readdirSync(product.dataDir, { recursive: true, encoding: 'utf8' });
    expect(paths.length).toBeGreaterThan(100);
    const open = paths.filter((path) => statSync(join(product.dataDir, path)).mode & 0o077);
    expect(open).toEqual([]);
  });
});
