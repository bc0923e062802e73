import type { Locator, Page } from '@playwright/test';

/** The open calendar of a date field, and its selectable days. */
export function calendarOn(page: Page): { calendar: Locator; days: Locator } {
  const calendar = page.getByRole('application');
  return { calendar, days: calendar.locator('td [role="button"]:not([aria-disabled])') };
}
