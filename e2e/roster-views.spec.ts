import { openCoachPage, signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a coach chooses columns, and saves, changes, renames and deletes a view', async ({
  page,
  browser,
  product,
}) => {
  await signUpAthlete(page.context(), { name: 'Viewed Ada' });
  const other = await browser.newContext({ baseURL: product.url });
  await signUpAthlete(other, { name: 'Viewed Bea' });
  await other.close();
  const { office, coach } = await openCoachPage(browser, product);
  const button = (name: string | RegExp) => coach.getByRole('button', { name, exact: true });
  const head = (label: string) => button(new RegExp(`^${label}: sort by`));
  const views = coach.getByRole('group', { name: 'Saved views' }).getByRole('button');
  const names = coach.getByRole('listitem').getByRole('heading');
  const dialog = coach.getByRole('dialog');

  await test.step('columns are shown, hidden and moved by keyboard, and stay after a reload', async () => {
    await coach.goto('/dashboard?view=all&q=Viewed&sort=name');
    await expect(head('Show')).toBeVisible();
    await button('Columns').click();
    await dialog.getByRole('checkbox', { name: 'Progress' }).press('Space');
    await dialog.getByRole('checkbox', { name: 'Rate' }).press('Space');
    for (let step = 0; step < 11; step += 1) await button('Move Progress up').press('Enter');
    await expect(dialog.getByRole('listitem').first()).toHaveText('Progress');
    await button('Save columns').press('Enter');
    await expect(dialog).toBeHidden();
    await coach.reload();
    await expect(head('Progress')).toBeVisible();
    await expect(head('Rate')).toBeHidden();
    await head('Progress').click();
    await expect(coach).toHaveURL(/sort=progress/);
    await expect(coach.getByText('2 athletes, least progress first')).toBeVisible();
    await head('Athlete').click();
    await expect(names).toHaveText(['Viewed Ada', 'Viewed Bea']);
  });

  await test.step('a view keeps filters, order and columns, and has an address of its own', async () => {
    await button('Save view').click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My two');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(views).toHaveText(['My two']);
    await expect(coach).toHaveURL(/\/dashboard\?saved=[\w-]+$/);
    await coach.goBack();
    await expect(coach).toHaveURL(/q=Viewed/);
    await coach.goForward();
    await coach.reload();
    await expect(names).toHaveText(['Viewed Ada', 'Viewed Bea']);
    await expect(views.first()).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('changes are marked until they are saved or reset', async () => {
    const address = coach.url();
    await head('Athlete').click();
    await expect(names).toHaveText(['Viewed Bea', 'Viewed Ada']);
    await button('Reset').click();
    await expect(coach).toHaveURL(address);
    await head('Athlete').click();
    await coach.reload();
    await expect(names).toHaveText(['Viewed Bea', 'Viewed Ada']);
    await button('Save view').click();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(coach).toHaveURL(address);
    await expect(button('Reset')).toBeHidden();
    await expect(names).toHaveText(['Viewed Bea', 'Viewed Ada']);
  });

  await test.step('it is renamed, deleted, and comes back by undo', async () => {
    const address = coach.url();
    await button('Edit view').click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Both');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(views).toHaveText(['Both']);
    await button('Edit view').click();
    await dialog.getByRole('button', { name: 'Delete view' }).click();
    await expect(views).toHaveCount(0);
    await expect(coach).toHaveURL(/\/dashboard$/);
    await button('Undo').click();
    await expect(views).toHaveText(['Both']);
    await coach.goto(address);
    await expect(names).toHaveText(['Viewed Bea', 'Viewed Ada']);
  });

  await test.step('the address of a deleted view leads to all athletes', async () => {
    await coach.goto('/dashboard?saved=0190aef1-52b7-4d4c-8a70-1f0c5d7e9a99');
    await expect(coach.getByText('This view was deleted', { exact: true })).toBeVisible();
    await expect(coach).toHaveURL('/dashboard?view=all');
  });
  await office.close();
});
