import type { Page } from '@playwright/test';

/** Types a set of eight reps with 20 of the athlete's unit, ready to be completed. */
export async function fillSet(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^(Added weight|Counterweight|Weight)/ }).fill('20');
  await page.getByRole('textbox', { name: /^(Reps|Seconds)/ }).fill('8');
}
