import { signedIn } from './support/log-in.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({ demo: 'on' });

const QUESTION = 'Did you take a rest day?';

test('a coach builds a check-in form and gives it to everyone', async ({ browser, product }) => {
  const { context } = await signedIn(browser, product, 'coach');
  const athlete = await signedIn(browser, product, 'client');
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const row = page.getByRole('row', { name: /^Final weeks/ });
  let everyone = '';

  await test.step('copies the standard form', async () => {
    await page.goto('/check-in-forms');
    await page.getByRole('link', { name: 'Copy and edit Standard check-in' }).click();
    await page.getByRole('textbox', { name: 'Name of the form' }).fill('Final weeks');
  });

  await test.step('adds a question and drags it to the top, as the preview shows', async () => {
    await button('Yes or no').click();
    await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
    await page.keyboard.type(QUESTION);
    await page.getByRole('button', { name: `9. ${QUESTION}` }).click();
    const questions = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
    const handle = questions.last().getByTitle('Drag to reorder');
    await handle.hover();
    await page.mouse.down();
    const top = await questions.first().boundingBox();
    await page.mouse.move((top?.x ?? 0) + 20, (top?.y ?? 0) + 4, { steps: 8 });
    await page.mouse.up();
    await expect(questions.first()).toContainText(`1. ${QUESTION}`);
    const phone = page.getByRole('region', { name: 'The form on a phone' });
    await expect(phone.getByRole('radiogroup').first()).toHaveAccessibleName(QUESTION);
  });

  await test.step('moves another one by keyboard', async () => {
    await button('Move Hunger up').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('button', { name: '2. Hunger' })).toBeVisible();
    await expect(button('Move Hunger up')).toBeFocused();
  });

  await test.step('saves it, and gives it to everyone', async () => {
    await page.reload();
    await button('Save form').click();
    await expectToast(
      page,
      'Form saved',
      'No one gets Final weeks yet. Assign it to your athletes.',
    );
    await button('Assign Final weeks').click();
    const dialog = page.getByRole('dialog', { name: 'Assign a form' });
    await dialog.getByRole('radio', { name: 'Everyone' }).check();
    const assign = dialog.getByRole('button', { name: /^Assign to \d+ athletes$/ });
    // Journeys that ran before may have added some.
    everyone = /\d+/.exec((await assign.textContent()) ?? '')?.[0] ?? '';
    expect(Number(everyone)).toBeGreaterThanOrEqual(47);
    await assign.click();
    await expectToast(
      page,
      'Check-ins set up',
      `${everyone} athletes check in on Sundays at 20:00.`,
    );
    await expect(row.getByRole('cell', { name: everyone })).toBeVisible();
  });

  await test.step('the athlete is asked these questions', async () => {
    const { request } = athlete.context;
    const reply = await request.get(`/api/users/${athlete.userId}/weekly-check-in`);
    const { form, due } = await reply.json();
    expect(form).toMatchObject({ name: 'Final weeks', questions: { length: 9 } });
    expect(form.questions[0]).toMatchObject({ type: 'yes_no', label: QUESTION });
    expect(due).toMatchObject({ minute: 1200 });
  });

  await test.step('withdraws the form, and brings it back', async () => {
    await page.goto('/check-in-forms');
    await button('Withdraw Final weeks').click();
    const fallback = `${everyone} athletes will get the standard check-in.`;
    await expectToast(page, 'Final weeks withdrawn', fallback);
    await expect(row).toHaveCount(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByRole('cell', { name: everyone })).toBeVisible();
  });
});
