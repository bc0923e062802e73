import { expect, type Page } from '@playwright/test';

const STEP_MS = 50;
/** The tolerance for late pages, in steps of a slow machine. */
const LATEST_MS = 1000;

/** Fixes the page's clock, and the server's as far as the page can tell. */
export async function fixClocks(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(time);
  await changeHeaders(page, { date: time.toUTCString() });
}

/**
 * Makes the page ignore the server's time. A response after the clock was moved by hand would say
 * that the clock is wrong.
 */
export async function hideServerTime(page: Page): Promise<void> {
  await changeHeaders(page, { date: '' });
}

async function changeHeaders(page: Page, changed: Record<string, string>): Promise<void> {
  const isAnswer = ({ pathname }: URL) => /^\/api\/(?!events$)/.test(pathname);
  await page.route(isAnswer, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...changed } });
  });
}

/**
 * Stops the page's clock. From now on only `page.clock.runFor` advances it. The clock must be
 * installed before the page is opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/**
 * Advances a stopped clock in small steps until the check passes, because a page takes a moment to
 * render the server's data.
 * @param check throws immediately while its condition isn't met
 * @returns the milliseconds passed on that clock
 */
export async function settle(page: Page, check: () => Promise<void>): Promise<number> {
  let passedMs = 0;
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    passedMs += STEP_MS;
    await check();
  }).toPass({ intervals: [20] });
  return passedMs;
}

/**
 * Checks that a page navigates on its own after a given time and no sooner.
 * @param passedMs the time since the click, as returned by `settle`
 */
export async function expectToLeave(
  page: Page,
  { to, afterMs, passedMs }: { to: RegExp; afterMs: number; passedMs: number },
): Promise<void> {
  await page.clock.runFor(afterMs - passedMs - STEP_MS);
  await expect(page).not.toHaveURL(to);
  await page.clock.runFor(passedMs);
  const lateMs = await settle(page, () => expect(page).toHaveURL(to, { timeout: 50 }));
  expect(lateMs).toBeLessThan(LATEST_MS);
}
