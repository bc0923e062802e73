import { openCoachPage, signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

test('a coach decides on an athlete’s plans, and the athlete requests other targets and reads what changed', async ({
  browser,
  product,
}) => {
  const { coach } = await openCoachPage(browser, product);
  const context = await browser.newContext({ baseURL: product.url });
  const athleteId = await signUpAthlete(context, { name: 'Mara Voss' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const changes = coach.getByRole('region', { name: 'Plan changes' });
  const fromCoach = page.getByRole('region', { name: 'From your coach' });

  await test.step('the coach takes over', async () => {
    await coach.goto(`/client/${athleteId}`);
    const decides = changes.getByRole('combobox', { name: 'Who decides' });
    await expect(decides).toHaveValue('self_guided');
    await decides.selectOption('Coached');
    await expect(changes).toContainText('Only you change targets, program, and cardio.');
    await expect(changes.getByRole('listitem')).toContainText('Self-guided → Coached');
    await coach.reload();
    await expect(decides).toHaveValue('coached');
  });

  await test.step('other targets are sent to the coach, and the plan stays', async () => {
    await page.goto('/nutrition/customize');
    const results = page.getByRole('region', { name: 'Your daily targets' });
    await expect(results).toContainText('Your coach sets your targets');
    await page.getByRole('radio', { name: 'Maintaining' }).check();
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
    await expect(results).toContainText('Sent to your coach.');
    await expect(results).toContainText(/Your targets stay at [\d,]+ kcal a day until they decide/);
  });

  await test.step('a new program is requested, not generated', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Create new plans' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create new plans' });
    await expect(dialog).toContainText('your coach gets a request');
    await dialog.getByRole('checkbox', { name: 'Training plan' }).check();
    await dialog.getByRole('button', { name: 'Create new plans' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Sent to your coach' })).toContainText(
      'Training plan.',
    );
  });

  await test.step('the coach reads both requests and changes the targets', async () => {
    const alerts = coach.getByRole('region', { name: 'Open alerts' });
    await expect(alerts).toContainText(/Mara Voss asks for [\d,]+ kcal/);
    await expect(alerts).toContainText('Mara Voss asks for a new training program.');
    const targets = { calories: 2450, protein: 180, carbs: 238, fats: 86 };
    const body = { plans: ['nutrition'], targets, targetsReason: 'Three weeks without a loss.' };
    await done(send(coach, 'POST', `/api/users/${athleteId}/plans`, body));
    await expect(alerts).not.toContainText(/asks for [\d,]+ kcal/);
    await expect(changes).toContainText('As requested');
    await expect(changes).toContainText('not acknowledged yet');
  });

  await test.step('the athlete reads what, why, and from when, and taps once', async () => {
    await page.goto('/dashboard');
    await expect(fromCoach).toContainText(/kcal → 2,450 kcal/);
    await expect(fromCoach).toContainText('Three weeks without a loss.');
    await fromCoach.getByRole('button', { name: 'Got it' }).click();
    await expect(fromCoach).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    await expect(fromCoach).toHaveCount(0);
    await expect(changes).not.toContainText('not acknowledged yet');
    await expect(changes).toContainText('acknowledged');
  });

  await test.step('the coach regenerates the program from next week on, with a preview of the change', async () => {
    await coach.getByRole('tab', { name: 'Workouts' }).click();
    await coach.getByRole('button', { name: 'Regenerate from week…' }).click();
    const dialog = coach.getByRole('dialog', { name: 'Regenerate program' });
    await dialog.getByRole('combobox', { name: 'From' }).selectOption({ index: 1 });
    const preview = dialog.getByRole('region', { name: 'What changes' });
    await expect(preview.getByRole('row', { name: /^Back/ })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('A new block for your back.');
    await dialog.getByRole('button', { name: 'Regenerate program' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(fromCoach).toContainText('A new block for your back.');
    await fromCoach.getByRole('button', { name: 'Got it' }).click();
    await expect(fromCoach).toHaveCount(0);
  });

  await test.step('the full list stays on the progress page', async () => {
    await page.goto('/progress');
    await page.getByText('Changes to your plans').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Daily targets' })).toBeVisible();
  });
});

test('the timeline shows what happened with an athlete, and keeps its filter and place', async ({
  page,
  browser,
  product,
}) => {
  const id = await signUpAthlete(page.context(), { name: 'Tia Line' });
  const { office, coach } = await openCoachPage(browser, product);
  for (let note = 1; note <= 32; note += 1) {
    const content = `Note ${note}: sleeps better, trains at noon, asks for more rice.`;
    await done(send(coach, 'POST', `/api/users/${id}/coach-notes`, { content }));
  }
  await coach.goto(`/client/${id}`);
  await coach.getByRole('tab', { name: 'Timeline' }).click();
  const timeline = coach.getByRole('region', { name: 'Timeline' });
  const filter = (name: string) => timeline.getByRole('button', { name, exact: true });
  const joined = timeline.getByRole('link', { name: 'Joined' });
  const warning = timeline.getByRole('link', { name: 'Message with a warning sign' });

  await test.step('what the athlete sends appears by itself', async () => {
    await expect(timeline.getByRole('heading', { name: 'This week' })).toBeVisible();
    await expect(warning).toHaveCount(0);
    const content = 'I had chest pain during cardio today.';
    await done(send(page, 'POST', `/api/users/${id}/messages`, { content }));
    await expect(warning).toBeVisible();
    await expect(timeline.getByRole('listitem').first()).toContainText(/Alert|Message/);
  });

  await test.step('older entries load, and Back returns to their place', async () => {
    await expect(joined).toHaveCount(0);
    await timeline.getByRole('button', { name: 'Show older entries' }).click();
    await expect(timeline.getByText('No older entries')).toBeVisible();
    await joined.click();
    await expect(coach.getByRole('region', { name: 'Plan changes' })).toBeVisible();
    await coach.goBack();
    await expect(joined).toBeInViewport();
  });

  await test.step('filters combine and survive a link and a reload', async () => {
    await filter('Messages').click();
    await filter('Milestones').click();
    await expect(timeline.getByRole('listitem')).toHaveCount(2);
    await warning.click();
    await expect(coach.getByText('I had chest pain during cardio today.')).toBeVisible();
    await coach.goBack();
    await expect(timeline.getByRole('listitem')).toHaveCount(2);
    await coach.reload();
    await expect(filter('Milestones')).toHaveAttribute('aria-pressed', 'true');
    await expect(filter('All')).toHaveAttribute('aria-pressed', 'false');
    await filter('Milestones').click();
    await expect(timeline.getByRole('listitem')).toHaveCount(1);
    await filter('Messages').click();
    await filter('Protocols').click();
    await expect(timeline.getByText('No protocols yet')).toBeVisible();
    await timeline.getByRole('button', { name: 'Show all kinds' }).click();
    await expect(warning).toBeVisible();
  });
  await office.close();
});
