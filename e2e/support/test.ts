import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

export { expect } from '@playwright/test';

interface Options {
  /** Whether the product holds the demo data. */
  demo: 'on' | 'off';
}

/** Journeys share one product in each worker, and its address is the base of every page they open. */
export const test = base.extend<object, Options & { product: Product }>({
  demo: ['off', { option: true, scope: 'worker' }],
  product: [
    async ({ demo }, use) => {
      const product = await startProduct({ DEMO: demo });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});
