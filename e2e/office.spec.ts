import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ demo: 'on' });

const PASSWORD = 'posedown-demo';
const logIn = (context: BrowserContext, who: 'coach' | 'client') =>
  context.request.post('/api/auth/login', {
    data: { email: `${who}@demo.posedown.app`, password: PASSWORD },
  });

test('a coach reads the analytics, and goes from a reason to the athlete', async ({
  page,
  context,
}) => {
  await logIn(context, 'coach');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  const cards = page.getByRole('region', { name: 'All athletes at a glance' });
  await expect(cards.getByText('Average adherence')).toBeVisible();
  await expect(cards.getByText('Weight on plan')).toBeVisible();
  await expect(cards.getByText('At risk of leaving')).toBeVisible();

  await test.step('every chart has its sentence and its numbers', async () => {
    await expect(
      page.getByRole('img', { name: /Average adherence of \d+ athletes/ }),
    ).toBeVisible();
    const adherence = page.getByRole('region', { name: 'Adherence', exact: true });
    await adherence.getByText('Show the numbers').click();
    await expect(adherence.getByRole('row')).toHaveCount(13);
    await expect(page.getByRole('img', { name: /of \d+ athletes on plan/ })).toBeVisible();
  });

  await test.step('a phase opens to its athletes', async () => {
    const phases = page.getByRole('region', { name: 'Athletes by phase' });
    await phases.getByText('Mid Prep').click();
    await expect(phases.getByText(/\d+ weeks out/).first()).toBeVisible();
  });

  await test.step('a risk says why, and leads to the athlete', async () => {
    const list = page.getByRole('list', { name: 'Athletes at risk' });
    const worst = list.getByRole('listitem').first();
    await expect(worst.getByText(/^High, \d+$/)).toBeVisible();
    await worst.getByText(/And \d more/).click();
    await expect(worst.getByText(/^\+\d+$/).first()).toBeVisible();
    const link = worst.getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/client\//);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
});

test('an athlete who opens the coach’s screens is on their own dashboard', async ({
  page,
  context,
}) => {
  await logIn(context, 'client');
  await page.goto('/analytics');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Analytics' })).toHaveCount(0);
});
