import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/support/chromium.ts';
import type { Product } from '../../e2e/support/product.ts';
import type { Figure } from '../figure.ts';
import { lowerPriority, restorePriority } from '../lower-priority.ts';
import { measureAnswers } from './answers.ts';
import { measureHardLoads } from './hard-loads.ts';

/**
 * Responsiveness on a slow processor: how fast the product responds, and which layout shifts occur while a screen
 * loads.
 */
export async function measureFeel(product: Product): Promise<Figure[]> {
  restorePriority();
  const browser = await chromium.launch(CHROMIUM);
  lowerPriority(product.pid);
  lowerPriority(process.pid);
  try {
    return [
      ...(await measureAnswers(browser, product.url)),
      ...(await measureHardLoads(browser, product.url)),
    ];
  } finally {
    await browser.close();
    restorePriority();
  }
}
