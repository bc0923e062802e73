import { dayFromNow } from './support/days.ts';
import { signInCoach, signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

const BARRED = 'No deficit until a clinician has agreed: diabetes.';

test('an athlete reports a condition, their coach makes a new plan, and records a clinician’s clearance', async ({
  browser,
  product,
}) => {
  const office = await browser.newContext({ baseURL: product.url });
  await signInCoach(office, product);
  const context = await browser.newContext({ baseURL: product.url });
  const athleteId = await signUpAthlete(context, { name: 'Runa Falk' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = await office.newPage();
  const health = desk.getByRole('region', { name: 'Health' });

  await test.step('it is reported in the profile, and the current plan says that it is unsuitable', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Edit your details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your details' });
    const conditions = dialog.getByRole('group', { name: /^Do any of these apply to you\?/ });
    await conditions.getByRole('checkbox', { name: 'Diabetes' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    for (const path of ['/dashboard', '/nutrition/meal-plan']) {
      await page.goto(path);
      await expect(page.getByText(`in a calorie deficit. ${BARRED}`)).toBeVisible();
    }
  });

  await test.step('only the coach removes it', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Edit your details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your details' });
    const conditions = dialog.getByRole('group', { name: /^Do any of these apply to you\?/ });
    await conditions.getByRole('checkbox', { name: 'Diabetes' }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    // Within the dialog, which announces it to a screen reader as well.
    await expect(conditions.getByText(/^Only your coach can remove a condition/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the coach is alerted, sees it, and makes a plan without a deficit', async () => {
    await desk.goto(`/client/${athleteId}`);
    await expect(desk.getByText(/^Runa Falk named a health condition: diabetes\./)).toBeVisible();
    await expect(health.getByText('Diabetes', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Create new plans' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Create new plans' });
    await dialog.getByRole('checkbox', { name: 'Meal plan' }).check();
    const preview = dialog.getByRole('region', { name: 'New meal totals' });
    await expect(preview).toContainText('Energy');
    await dialog.getByRole('button', { name: 'Create new plans' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/nutrition/meal-plan');
    const notes = page.getByRole('region', { name: 'What was decided, and why' });
    await expect(notes.getByText(BARRED)).toBeVisible();
    await expect(page.getByText('in a calorie deficit')).toHaveCount(0);
  });

  await test.step('a clinician’s clearance is recorded, and undone', async () => {
    await health.getByRole('button', { name: 'Record clearance' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Record clearance' });
    await dialog.getByRole('button', { name: 'Record clearance' }).click();
    await expect(health.getByText(/^A clinician agreed on .+, recorded by/)).toBeVisible();
    await expect(desk.getByText(/named a health condition/)).toHaveCount(0);
    await health.getByRole('button', { name: 'Withdraw clearance' }).click();
    await expect(health.getByText(/^No clearance on record/)).toBeVisible();
  });
});

test('an athlete who reports a condition for a peak week learns at once that there is none, and why', async ({
  page,
}) => {
  await signUpAthlete(page.context());
  const show = { name: 'Peak Open', date: dayFromNow(3), category: 'Figure' };
  const added = await send(page, 'POST', '/api/competitions', show);
  expect(added.ok(), await added.text()).toBe(true);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/peak-week');
  const alert = page.getByRole('alert').filter({ hasText: 'No peak week until' });
  const name = async (condition: string) => {
    await page.getByRole('checkbox', { name: condition }).check();
    await page.getByRole('button', { name: 'Draft the plan' }).click();
  };
  await name('Diabetes');
  await expect(alert).toContainText('On record: diabetes.');
  await expect(alert).toBeInViewport();
  // The conditions on record are loaded with the page.
  await page.reload();
  await expect(page.getByText('On record: diabetes.')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await name('Kidney disease');
  await expect(alert).toContainText(/On record: .*kidney disease/);
  await expect(alert).toBeInViewport();
});

test('an athlete’s words put the diet on hold, and the coach lifts it with a reason', async ({
  browser,
  product,
}) => {
  const office = await browser.newContext({ baseURL: product.url });
  await signInCoach(office, product);
  const context = await browser.newContext({ baseURL: product.url });
  const athleteId = await signUpAthlete(context, { name: 'Ida Holm' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = await office.newPage();
  const holdText = 'No calorie deficit while the diet is on hold for health reasons.';

  await test.step('what the athlete writes gets a calm card in reply, and plans drop the deficit', async () => {
    const content = 'I have been purging after meals every day';
    await done(send(page, 'POST', `/api/users/${athleteId}/messages`, { content }));
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Time to take care of yourself' });
    await expect(card).toContainText('Your diet is on hold');
    await expect(card).not.toContainText('purging');
    await done(send(page, 'POST', `/api/users/${athleteId}/plans`, { plans: ['nutrition'] }));
    await page.goto('/nutrition/meal-plan');
    await expect(page.getByText(holdText)).toBeVisible();
  });

  await test.step('the coach sees it first, and lifts it with a reason and a clinician’s clearance', async () => {
    await desk.goto('/alerts');
    await desk.getByRole('link', { name: 'View hold Ida Holm' }).click();
    await expect(desk).toHaveURL(/#holds$/);
    const banner = desk.getByRole('region', { name: 'Diet on hold' });
    await expect(banner).toContainText('Signs of an eating disorder');
    await expect(banner).toContainText('I have been purging after meals every day');
    await banner.getByRole('button', { name: /^Lift hold/ }).click();
    const dialog = desk.getByRole('dialog', { name: 'Lift hold' });
    await dialog.getByRole('button', { name: 'Lift hold' }).click();
    await expect(dialog.getByText(/^Write a reason of at least/).first()).toBeVisible();
    await dialog.getByLabel('Why it can be lifted').fill('Spoke with her and her therapist.');
    await dialog.getByRole('button', { name: 'Lift hold' }).click();
    await expect(dialog.getByText(/with a clinician’s agreement/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^A clinician/ }).check();
    await dialog.getByRole('button', { name: 'Lift hold' }).click();
    await expect(dialog).toBeHidden();
    await expect(banner).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByText('Your diet is on hold')).toHaveCount(0);
  });

  await test.step('a condition that the athlete mentions is confirmed with one tap', async () => {
    const content = 'By the way, I have diabetes.';
    await done(send(page, 'POST', `/api/users/${athleteId}/messages`, { content }));
    await desk.goto(`/client/${athleteId}`);
    await desk.getByRole('button', { name: 'Confirm: diabetes' }).click();
    const health = desk.getByRole('region', { name: 'Health' });
    await expect(health.getByText('Diabetes', { exact: true })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Confirm: diabetes' })).toHaveCount(0);
  });

  await test.step('a few questions appear on Today, and the answers on the coach’s page', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Answer questions' }).click();
    const dialog = page.getByRole('dialog', { name: 'A few questions' });
    await dialog.getByLabel('Usual training time').fill('18:30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('A few questions make your plans fit better')).toHaveCount(0);
    await desk.reload();
    await expect(desk.getByRole('region', { name: 'About' })).toContainText('18:30');
  });

  await test.step('the coach places a hold by hand', async () => {
    const health = desk.getByRole('region', { name: 'Health' });
    await health.getByRole('button', { name: 'Put diet on hold' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Put diet on hold' });
    await dialog.getByLabel('What for').selectOption('medical');
    await dialog.getByLabel('Reason').fill('Home with a fever.');
    await dialog.getByRole('button', { name: 'Put diet on hold' }).click();
    const banner = desk.getByRole('region', { name: 'Diet on hold' });
    await expect(banner).toContainText('Another medical reason');
  });
});
