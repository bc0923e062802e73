import { expect, type Page } from '@playwright/test';

const STEP_MS = 50;
/** By how much a page may be late, in steps of a slow machine. */
const LATEST_MS = 1000;

/** Fixes the clock of the page at a moment, and that of the server as far as the page can tell. */
export async function fixClocks(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(time);
  await changeHeaders(page, { date: time.toUTCString() });
}

/**
 * Lets the page go by what it knows of the server's time: an answer that comes after its clock was moved
 * by hand would say that it is wrong.
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
 * Stops the clock of the page: from now on only `page.clock.runFor` moves it. The clock must have
 * been installed before the page was opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/**
 * Lets time pass on a stopped clock, in small steps, until something holds: a page takes a moment of
 * its own to draw what came from the server.
 * @param holds fails at once while it does not hold
 * @returns the milliseconds that have passed on that clock
 */
export async function settle(page: Page, holds: () => Promise<void>): Promise<number> {
  let passedMs = 0;
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    passedMs += STEP_MS;
    await holds();
  }).toPass({ intervals: [20] });
  return passedMs;
}

/**
 * Checks that a page leaves for another by itself, after so long and no sooner.
 * @param passedMs what has passed since the click that made it leave, as `settle` says
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
