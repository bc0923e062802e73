import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { enterAs } from '../../e2e/support/enter-as.ts';
import type { Role } from '../../e2e/support/screens.ts';
import { watchFeel } from './watch.ts';

/** CPU slowdown that simulates a phone. */
export const SLOWDOWN = 4;

/** Network conditions under which a screen paints before its data arrives, as in the real world. */
const LINE = {
  offline: false,
  latency: 60,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (5 * 1024 * 1024) / 8,
};

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** A logged-in browser for a role, whose pages record responsiveness. */
export async function openContext(
  browser: Browser,
  url: string,
  role: Role,
  viewport: typeof PHONE,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    storageState: await enterAs(browser, url, role),
    viewport,
    hasTouch: viewport === PHONE,
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchFeel);
  return context;
}

/** A page on a slow processor. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await slowDown(tools);
  return page;
}

async function slowDown(tools: CDPSession): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
}
