import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts on the screen: dismissible, with a status. */
function toasts(page: Page): Locator {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  return page.getByRole('status').or(page.getByRole('alert')).filter({ has: dismiss });
}

/** Waits until a toast shows this text and is the only one on the screen. */
export async function expectToast(
  page: Page,
  title: string,
  message: string | RegExp = '',
  timeout?: number,
): Promise<void> {
  const shown = toasts(page);
  await expect(shown).toContainText(title, { timeout });
  await expect(shown).toContainText(message, { timeout });
  await expect(shown).toHaveCount(1, { timeout });
}
