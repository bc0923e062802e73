import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/support/chromium.ts';
import type { Product } from '../../e2e/support/product.ts';
import type { Figure } from '../figure.ts';
import { lowerPriority, restorePriority } from '../lower-priority.ts';
import { measureAnswers } from './answers.ts';
import { measureHardLoads } from './hard-loads.ts';

/** How fast the product responds on a slow processor. */
export const measureFeel = (product: Product): Promise<Figure[]> =>
  inBrowser(product, measureAnswers);

/** Which layout shifts occur while a screen loads on a slow processor. */
export const measureShifts = (product: Product): Promise<Figure[]> =>
  inBrowser(product, measureHardLoads);

/** Measures in a browser that has priority over the product and the benchmark. */
async function inBrowser(
  product: Product,
  measure: (browser: Browser, url: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  restorePriority();
  const browser = await chromium.launch(CHROMIUM);
  lowerPriority(product.pid);
  lowerPriority(process.pid);
  try {
    return await measure(browser, product.url);
  } finally {
    await browser.close();
    restorePriority();
  }
}
