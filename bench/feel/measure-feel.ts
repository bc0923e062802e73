import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/support/chromium.ts';
import type { Product } from '../../e2e/support/product.ts';
import type { Figure } from '../figure.ts';
import { giveWay, stepForward } from '../give-way.ts';
import { measureAnswers } from './answers.ts';
import { measureHardLoads } from './hard-loads.ts';

/** How the product feels on a slow processor: how soon it answers, and what moves by itself while a screen loads. */
export async function measureFeel(product: Product): Promise<Figure[]> {
  stepForward();
  const browser = await chromium.launch(CHROMIUM);
  giveWay(product.pid);
  giveWay(process.pid);
  try {
    return [
      ...(await measureAnswers(browser, product.url)),
      ...(await measureHardLoads(browser, product.url)),
    ];
  } finally {
    await browser.close();
    stepForward();
  }
}
