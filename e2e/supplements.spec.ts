import { signedIn } from './support/log-in.ts';
import { expect, test } from './support/test.ts';

test.use({ demo: 'on' });

test('an athlete maintains a supplement list and ticks it offline, and their coach reads it', async ({
  browser,
  product,
}) => {
  const { context, userId } = await signedIn(browser, product, 'client');
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole('region', { name: 'Your list' });
  const day = page.getByRole('region', { name: /^Supplements: / });
  const box = (name: string) => day.getByRole('checkbox', { name });
  const storedNotice = day.getByRole('status').filter({ hasText: 'Saved on this device' });

  await test.step('adds a supplement, with advice about it', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Supplements', exact: true }).click();
    await page.getByRole('button', { name: 'Add supplement' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add supplement' });
    await dialog.getByRole('button', { name: 'Save supplement' }).click();
    await expect(dialog.getByText('Name the supplement')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Potassium citrate');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('99,5');
    await dialog.getByRole('combobox', { name: 'Unit' }).selectOption('mg');
    await dialog.getByRole('combobox', { name: 'When' }).selectOption('Before bed');
    await dialog.getByRole('button', { name: 'Save supplement' }).click();
    await expect(dialog).toBeHidden();
    await expect(list.getByText('Potassium citrate, 99.5 mg')).toBeVisible();
    await expect(list.getByText(/^Get potassium from food/)).toBeVisible();
  });

  await test.step('ticks it; offline the tick waits on the device, even across a reload', async () => {
    await box('Potassium citrate').check();
    await page.reload();
    await expect(box('Potassium citrate')).toBeChecked();
    // A reload cancels requests in flight. They are sent again, and wait until then.
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^1 of \d taken$/ })).toBeVisible();
    const notCounted = page.getByText('not synced yet: 1 supplement.');
    await expect(notCounted).toHaveCount(0);
    await page.getByRole('link', { name: 'Supplements', exact: true }).click();
    await page.route('**/ticks', (route) => route.abort());
    await box('Creatine monohydrate').check();
    await expect(storedNotice).toBeVisible();
    await page.reload();
    await expect(box('Creatine monohydrate')).toBeChecked();
    await expect(storedNotice).toBeVisible();
    await page.goto('/dashboard');
    await expect(notCounted).toBeVisible();
    await page.unroute('**/ticks');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(notCounted).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^2 of \d taken$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Supplements', exact: true }).click();
    await expect(box('Creatine monohydrate')).toBeChecked();
  });

  await test.step("opens the day before, which doesn't list the new one", async () => {
    await day.getByRole('button', { name: 'The day before' }).click();
    await expect(page).toHaveURL(/\?date=/);
    await expect(box('Creatine monohydrate')).toBeVisible();
    await expect(box('Potassium citrate')).toHaveCount(0);
    await day.getByRole('button', { name: 'The day after' }).click();
  });

  await test.step('edits it, removes it, and restores it', async () => {
    await list.getByRole('button', { name: 'Edit Potassium citrate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit supplement' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('50');
    await dialog.getByRole('button', { name: 'Save supplement' }).click();
    await expect(list.getByText('Potassium citrate, 50 mg')).toBeVisible();
    await list.getByRole('button', { name: 'Remove Potassium citrate' }).click();
    await expect(list.getByText('Potassium citrate, 50 mg')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByText('Potassium citrate, 50 mg')).toBeVisible();
    await expect(box('Potassium citrate')).toBeChecked();
  });

  await test.step('the coach reads the list, the days and the adherence, and changes nothing', async () => {
    const office = await signedIn(browser, product, 'coach');
    const desk = await office.context.newPage();
    await desk.goto(`/client/${userId}?tab=nutrition`);
    const shown = desk.getByRole('region', { name: 'Supplements', exact: true });
    await expect(shown.getByText('Potassium citrate, 50 mg')).toBeVisible();
    await expect(shown.getByRole('button')).toHaveCount(0);
    const week = desk.getByRole('region', { name: /^Taken in the week of / });
    await expect(week.getByText(/^\d+ of \d+ taken$/)).toBeVisible();
    const ticked = desk.getByRole('region', { name: /^Supplements: / });
    await expect(ticked.getByRole('checkbox', { name: 'Potassium citrate' })).toBeChecked();
    await expect(ticked.getByRole('checkbox', { name: 'Potassium citrate' })).toBeDisabled();
    await office.context.close();
  });
  await context.close();
});
