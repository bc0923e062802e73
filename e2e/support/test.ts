import { type Browser, test as base, expect } from '@playwright/test';
import { startBegun } from './begun.ts';
import type { Product } from './product.ts';

export { expect };

interface Options {
  /** Whether the product holds the demo data. */
  demo: 'on' | 'off';
}

interface Own {
  /** A product of one test alone, whose clock may be put ahead. */
  ownProduct: Product;
  /** Fails the test where a page asks anyone but this machine for anything, or breaks its content security policy. */
  askedElsewhere: undefined;
}

const isHere = (url: string) => /^(https?:\/\/127\.0\.0\.1[:/]|data:|blob:|about:)/.test(url);

/** What the pages of a browser ask others for, from now on, and what the content security policy stops. */
function listenForStrangers(browser: Browser): string[] {
  const asked: string[] = [];
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.on('request', (request) => {
      if (!isHere(request.url())) asked.push(request.url());
    });
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) asked.push(message.text());
    });
    return context;
  };
  return asked;
}

/** Journeys share one product in each worker, and its address is the base of every page they open. */
export const test = base.extend<Own, Options & { product: Product; strangers: string[] }>({
  demo: ['off', { option: true, scope: 'worker' }],
  product: [
    async ({ demo }, use) => {
      const product = await startBegun(demo);
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  ownProduct: async ({ demo }, use) => {
    const product = await startBegun(demo);
    await use(product);
    await product.close();
  },
  strangers: [({ browser }, use) => use(listenForStrangers(browser)), { scope: 'worker' }],
  askedElsewhere: [
    async ({ strangers }, use) => {
      strangers.length = 0;
      await use(undefined);
      expect(strangers, 'asked of others, or refused by the content policy').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    await use(page);
    // What was asked for as a test ended is answered to nobody, and fails nothing.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
