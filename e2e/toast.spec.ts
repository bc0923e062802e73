import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('a toast stays under the mouse, closes when its time is over, and is replaced by the next', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Log in' });
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  const submit = () => form.getByRole('button', { name: 'Log in' }).click();
  await form.getByRole('textbox', { name: 'Email' }).fill('nobody@test.example');
  await form.getByLabel('Password').first().fill('not the password');

  await test.step('one is shown at a time, with a button that closes it', async () => {
    await submit();
    await expectToast(page, 'Login failed');
    await submit();
    await expectToast(page, 'Login failed');
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
  });

  await test.step('hovering keeps it open', async () => {
    await submit();
    await expectToast(page, 'Login failed');
    await dismiss.hover();
    await page.clock.runFor(20_000);
    await expect(dismiss).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6000);
    await expect(dismiss).toHaveCount(0);
  });
});
