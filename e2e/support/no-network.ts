import type { BrowserContext, Page } from '@playwright/test';

/**
 * Takes a page and later ones offline. Some versions of Chromium reset `navigator.onLine` for each
 * new page although they still reach nothing. @returns a function that restores the network
 */
export async function goOffline(context: BrowserContext, page: Page) {
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  const isOff = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  // The page may be closed by then.
  const overrideAgain = () =>
    tools.send('Network.overrideNetworkState', isOff).catch(() => undefined);
  await context.setOffline(true);
  page.on('framenavigated', overrideAgain);
  return async () => {
    page.off('framenavigated', overrideAgain);
    await context.setOffline(false);
  };
}
