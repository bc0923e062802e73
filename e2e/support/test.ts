import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { startPrepared } from './prepared-products.ts';
import type { Product } from './product.ts';

export { expect };

interface Options {
  /** Whether the product has demo data. */
  demo: 'on' | 'off';
}

interface Own {
  /** A separate product for one test, whose clock may be set ahead. */
  ownProduct: Product;
  /**
   * Fails the test if a page requests anything from another machine or violates its content
   * security policy.
   */
  askedElsewhere: undefined;
}

const isHere = (url: string) => /^(https?:\/\/127\.0\.0\.1[:/]|data:|blob:|about:)/.test(url);

/** Closes a context without failing on requests that a route handler still has to answer. */
function ignorePendingRoutes(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })));
    await close(options);
  };
}

/** Records a browser's requests to other hosts and its content security policy violations. */
function listenForStrangers(browser: Browser): string[] {
  const requests: string[] = [];
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    ignorePendingRoutes(context);
    context.on('request', (request) => {
      if (!isHere(request.url())) requests.push(request.url());
    });
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) requests.push(message.text());
    });
    return context;
  };
  return requests;
}

/** Journeys share one product per worker, and its URL is the base of every page they open. */
export const test = base.extend<Own, Options & { product: Product; strangers: string[] }>({
  demo: ['off', { option: true, scope: 'worker' }],
  product: [
    async ({ demo }, use) => {
      const product = await startPrepared(demo);
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  ownProduct: async ({ demo }, use) => {
    const product = await startPrepared(demo);
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
});
