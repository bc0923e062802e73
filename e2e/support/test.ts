import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

export { expect } from '@playwright/test';

interface Options {
  /** Whether the product holds the demo data. */
  demo: 'on' | 'off';
}

interface Own {
  /** A product of one test alone, whose clock may be put ahead. */
  ownProduct: Product;
}

/** Journeys share one product in each worker, and its address is the base of every page they open. */
export const test = base.extend<Own, Options & { product: Product }>({
  demo: ['off', { option: true, scope: 'worker' }],
  product: [
    async ({ demo }, use) => {
      const product = await startProduct({ DEMO: demo });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  ownProduct: async ({ demo }, use) => {
    const product = await startProduct({ DEMO: demo });
    await use(product);
    await product.close();
  },
  baseURL: ({ product }, use) => use(product.url),
});
