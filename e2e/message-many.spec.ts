import { openCoachPage, signUpAthlete } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a coach writes to several athletes at once, each in their own thread, and acts on them', async ({
  page,
  browser,
  product,
}) => {
  const athleteId = await signUpAthlete(page.context(), { name: 'Many Ada' });
  const second = await browser.newContext({ baseURL: product.url });
  await signUpAthlete(second, { name: 'Many Bea' });
  const { office, coach } = await openCoachPage(browser, product);
  await coach.goto('/dashboard?view=all&q=Many');
  const dialog = coach.getByRole('dialog', { name: 'Message 2 athletes' });
  const field = dialog.getByRole('textbox', { name: 'Message' });
  const preview = dialog.getByRole('region', { name: 'Preview' });

  await test.step('shows each copy, and who is left out', async () => {
    await coach.getByRole('checkbox', { name: 'Select all athletes shown' }).check();
    await coach.getByRole('region', { name: 'Selected athletes' }).getByText('Message').click();
    await field.fill('Slept {hours} h?');
    await dialog.getByRole('button', { name: 'Send to 2 athletes' }).click();
    await expect(dialog.getByText(/^{hours} can’t be filled in/)).toBeVisible();
    await field.fill('{sleep} h of sleep');
    await expect(dialog.getByText(/these athletes don’t get it: /)).toContainText('Many Ada');
    await expect(dialog.getByRole('button', { name: 'Send to 0 athletes' })).toBeDisabled();
    await field.fill('Check-ins open early, ');
    await dialog.getByRole('button', { name: 'Insert: First name' }).click();
    await expect(field).toHaveValue('Check-ins open early, {name}');
    await expect(preview).toContainText('Check-ins open early, Many');
    await dialog.getByRole('button', { name: 'Next athlete' }).click();
    await expect(preview).toContainText('(2 of 2)');
  });

  await test.step('keeps the text when closed, and sends it once to each', async () => {
    await coach.keyboard.press('Escape');
    await coach.getByRole('region', { name: 'Selected athletes' }).getByText('Message').click();
    await expect(field).toHaveValue('Check-ins open early, {name}');
    await dialog.getByRole('button', { name: 'Send to 2 athletes' }).dblclick();
    await expect(dialog.getByText('Sent to 2 athletes.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(coach.getByRole('region', { name: 'Selected athletes' })).toBeHidden();
    for (const context of [page.context(), second]) {
      const athlete = await context.newPage();
      await athlete.goto('/messages');
      await expect(athlete.getByText('Check-ins open early, Many')).toHaveCount(1);
    }
  });

  await test.step('saves a snippet, and inserts it into this and into one thread', async () => {
    await coach.getByRole('checkbox', { name: 'Select all athletes shown' }).check();
    await coach.getByRole('region', { name: 'Selected athletes' }).getByText('Message').click();
    await dialog.getByRole('button', { name: 'Insert a snippet' }).click();
    const snippets = coach.getByRole('dialog', { name: /nippet/ });
    await snippets.getByRole('button', { name: 'New snippet' }).click();
    await snippets.getByRole('textbox', { name: 'Name' }).fill('Early');
    await snippets.getByRole('textbox', { name: 'Text' }).fill('Early again, {nmae}');
    await snippets.getByRole('button', { name: 'Save snippet' }).click();
    await expect(snippets.getByText(/^{nmae} can’t be filled in/)).toBeVisible();
    await snippets.getByRole('textbox', { name: 'Text' }).fill('Early again, ');
    await snippets.getByRole('button', { name: 'Insert: First name' }).click();
    await snippets.getByRole('button', { name: 'Save snippet' }).click();
    await snippets.getByRole('button', { name: /^Early/ }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Early again, {name}');
    await coach.keyboard.press('Escape');
    await coach.goto(`/messages/${athleteId}`);
    const message = coach.getByRole('textbox', { name: 'Message Many Ada' });
    await message.fill('PS: ');
    await coach.getByRole('button', { name: 'Insert a snippet' }).click();
    await expect(snippets.getByRole('button', { name: /^Sleep/ })).toBeDisabled();
    await snippets.getByRole('button', { name: /^Early/ }).click();
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('PS: Early again, Many');
    await message.fill('');
    await coach.goBack();
  });

  await test.step('can be stopped while offline, and then nothing is sent', async () => {
    await coach.getByRole('checkbox', { name: 'Select all athletes shown' }).check();
    await coach.getByRole('region', { name: 'Selected athletes' }).getByText('Message').click();
    await field.fill('Never sent');
    await office.setOffline(true);
    await dialog.getByRole('button', { name: 'Send to 2 athletes' }).click();
    await expect(dialog.getByText('Sent 0 of 2.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop sending' }).click();
    await expect(dialog.getByText('Sent to 0 athletes, stopped before 2 more.')).toBeVisible();
    await office.setOffline(false);
    await page.goto('/messages');
    await expect(page.getByText('Check-ins open early, Many')).toBeVisible();
    await expect(page.getByText('Never sent')).toHaveCount(0);
  });

  await test.step('schedules a message, which only the coach sees until it is sent', async () => {
    await coach.goto(`/messages/${athleteId}`);
    const message = coach.getByRole('textbox', { name: 'Message Many Ada' });
    await message.fill('Rest well');
    await coach.getByRole('button', { name: 'Send later' }).click();
    const later = coach.getByRole('dialog', { name: 'Send Many Ada a message later' });
    await expect(later.getByText(/^In your time zone: /)).toBeVisible();
    await later.getByRole('button', { name: 'Schedule message' }).click();
    await expect(later.getByText('Choose a day', { exact: true }).last()).toBeVisible();
    await later.getByRole('button', { name: 'Tomorrow 08:00' }).click();
    await later.getByRole('button', { name: 'Schedule message' }).click();
    await expect(message).toHaveValue('');
    const line = coach.getByRole('list', { name: 'Scheduled messages' }).last();
    await expect(line.getByText('Sends tomorrow, 08:00')).toBeVisible();

    await line.getByRole('button', { name: /^Edit/ }).click();
    const edit = coach.getByRole('dialog', { name: 'Edit the scheduled message to Many Ada' });
    await edit.getByRole('textbox', { name: 'Message' }).fill('Rest very well');
    await edit.getByRole('button', { name: 'Save message' }).click();
    await expect(line.getByText('Rest very well')).toBeVisible();
    await line.getByRole('button', { name: /^Cancel/ }).click();
    await expect(line).toHaveCount(0);
    await coach.getByRole('button', { name: 'Undo' }).click();
    await expect(line.getByText('Rest very well')).toBeVisible();

    await coach.goto('/messages');
    await coach.getByRole('button', { name: /^Scheduled \(/ }).click();
    await expect(coach).toHaveURL(/scheduled=true/);
    await page.reload();
    await expect(page.getByText('Check-ins open early, Many')).toBeVisible();
    await expect(page.getByText('Rest very well')).toHaveCount(0);
    await coach.getByRole('link', { name: /Many Ada.*Rest very well/ }).click();
    await line.getByRole('button', { name: /^Send now/ }).click();
    await expect(page.getByText('Rest very well', { exact: true })).toBeVisible();
    await expect(line.getByText('Rest very well')).toHaveCount(0);
  });

  await test.step('schedules a copy for each', async () => {
    await coach.goto('/dashboard?view=all&q=Many');
    await coach.getByRole('checkbox', { name: 'Select all athletes shown' }).check();
    await coach.getByRole('region', { name: 'Selected athletes' }).getByText('Message').click();
    await field.fill('Later, {name}');
    await dialog.getByRole('radio', { name: 'Send later' }).check();
    await dialog.getByRole('button', { name: 'Tomorrow 08:00' }).click();
    await dialog.getByRole('button', { name: 'Schedule for 2 athletes' }).click();
    await expect(dialog.getByText('Scheduled for 2 athletes: tomorrow, 08:00.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await coach.goto('/messages?scheduled=true');
    const list = coach.getByRole('list', { name: 'Scheduled messages' });
    await expect(list.getByRole('link', { name: /Later, Many/ })).toHaveCount(2);
  });

  await test.step('finds words in all threads and in one, and opens the message', async () => {
    await coach.goto('/messages');
    await coach.getByRole('searchbox', { name: 'Search athletes and messages' }).fill('VERY wéll');
    const found = coach.getByRole('list', { name: 'Found messages' });
    await expect(found.locator('mark')).toHaveText(['very', 'well']);
    await found.getByRole('link', { name: /Many Ada/ }).click();
    await expect(coach).toHaveURL(/message=/);
    const shown = coach.getByRole('listitem').filter({ hasText: 'Rest very well' }).last();
    await expect(shown).toBeFocused();
    await coach.goBack();
    await expect(found.getByRole('link')).toHaveCount(1);

    await page.getByRole('button', { name: 'Search this thread' }).click();
    const search = page.getByRole('dialog', { name: 'Search this thread' });
    await search.getByRole('searchbox').fill('nothing like this');
    await expect(search.getByText(/^No message has words like/)).toBeVisible();
    await search.getByRole('searchbox').fill('early');
    await search.getByRole('link', { name: /Check-ins open early/ }).click();
    await expect(search).toBeHidden();
    await expect(page).toHaveURL(/\/messages\?message=/);
    await expect(page.getByText('Check-ins open early, Many')).toBeVisible();
  });
  await second.close();

  await test.step('on a phone, adds a task for each and ends their coaching', async () => {
    await coach.setViewportSize({ width: 390, height: 844 });
    await coach.goto('/dashboard?view=all&q=Many');
    const bar = coach.getByRole('region', { name: 'Selected athletes' });
    const select = async () => {
      await coach.getByRole('button', { name: 'Select', exact: true }).click();
      await coach.getByRole('checkbox', { name: 'Select Many Ada' }).check();
      await coach.getByRole('checkbox', { name: 'Select Many Bea' }).check();
    };
    await select();
    await bar.getByRole('button', { name: 'Add task' }).click();
    await coach.getByRole('textbox', { name: 'Task' }).fill('Ask for a posing video');
    await coach.getByRole('button', { name: 'Add 2 tasks' }).click();
    await expectToast(coach, 'Tasks added');
    await expect(bar).toBeHidden();
    await coach.goto('/tasks');
    await expect(coach.getByText('Ask for a posing video')).toHaveCount(2);
    await coach.goto('/dashboard?view=all&q=Many');
    await select();
    await bar.getByRole('button', { name: 'End coaching' }).click();
    await coach.getByRole('radio', { name: 'Now' }).check();
    await coach.getByRole('button', { name: 'End coaching now' }).click();
    await expectToast(coach, 'Coaching ended');
    await expect(coach.getByText('No clients found')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText(/^Your coaching ended on/)).toBeVisible();
  });
  await office.close();
});
