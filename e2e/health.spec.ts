import { dayFromNow } from './support/days.ts';
import { signInCoach, signUpAthlete } from './support/people.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';

const BARRED = 'No deficit until a clinician has agreed: diabetes.';

test('an athlete names a condition, their coach makes a new plan, and records a clinician’s word', async ({
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

  await test.step('it is named in one’s own details, and the plan in force says that it is not right', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Edit your details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your details' });
    const asked = dialog.getByRole('group', { name: /^Do any of these apply to you\?/ });
    await asked.getByRole('checkbox', { name: 'Diabetes' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    for (const path of ['/dashboard', '/nutrition/meal-plan']) {
      await page.goto(path);
      await expect(page.getByText(`in a calorie deficit. ${BARRED}`)).toBeVisible();
    }
  });

  await test.step('only the coach takes it off', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Edit your details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your details' });
    const asked = dialog.getByRole('group', { name: /^Do any of these apply to you\?/ });
    await asked.getByRole('checkbox', { name: 'Diabetes' }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    // Within the question: the dialog says it to a screen reader as well.
    await expect(asked.getByText(/^Your coach takes a condition off/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the coach is alerted, sees it, and makes a plan without a deficit', async () => {
    await desk.goto(`/client/${athleteId}`);
    await expect(desk.getByText(/^Runa Falk named a health condition: diabetes\./)).toBeVisible();
    await expect(health.getByText('Diabetes', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Make new plans' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Make new plans' });
    await dialog.getByRole('checkbox', { name: 'Meal plan' }).check();
    await expect(dialog.getByRole('region')).toContainText('Energy');
    await dialog.getByRole('button', { name: 'Make new plans' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/nutrition/meal-plan');
    const notes = page.getByRole('region', { name: 'What was decided, and why' });
    await expect(notes.getByText(BARRED)).toBeVisible();
    await expect(page.getByText('in a calorie deficit')).toHaveCount(0);
  });

  await test.step('a clinician’s word is recorded, and taken back', async () => {
    await health.getByRole('button', { name: 'Record clearance' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Record clearance' });
    await dialog.getByRole('button', { name: 'Record clearance' }).click();
    await expect(health.getByText(/^A clinician agreed on .+, recorded by/)).toBeVisible();
    await expect(desk.getByText(/named a health condition/)).toHaveCount(0);
    await health.getByRole('button', { name: 'Take clearance back' }).click();
    await expect(health.getByText(/^No clinician’s word on record/)).toBeVisible();
  });
});

test('whoever names a condition for a peak week is told at once that there is none, and why', async ({
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
  // What is on record from before is read with the page, not out of it.
  await page.reload();
  await expect(page.getByText('On record: diabetes.')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await name('Kidney disease');
  await expect(alert).toContainText(/On record: .*kidney disease/);
  await expect(alert).toBeInViewport();
});
