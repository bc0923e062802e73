import type { BrowserContext, Page } from '@playwright/test';

/**
 * Takes the network away from a page, and stays so on the next ones: some versions of Chromium forget with each new
 * page that `navigator.onLine` is false, while they still reach nothing.
 * @returns what brings it back
 */
export async function takeNetwork(context: BrowserContext, page: Page) {
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  const isOff = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  // A page that is gone by then has nothing to be told.
  const tellAgain = () => tools.send('Network.overrideNetworkState', isOff).catch(() => undefined);
  await context.setOffline(true);
  page.on('framenavigated', tellAgain);
  return async () => {
    page.off('framenavigated', tellAgain);
    await context.setOffline(false);
  };
}
