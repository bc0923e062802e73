import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { CHROMIUM } from '../e2e/support/chromium.ts';
import type { Product } from '../e2e/support/product.ts';
import { type Figure, median, percentile } from './figure.ts';
import { signIn } from './load.ts';
import { lowerPriority, restorePriority } from './lower-priority.ts';

/** CPU slowdown that simulates a phone. */
const SLOWDOWN = 4;
const WORDS = ['chicken breast', 'oats', 'greek yoghurt', 'sweet potato', 'zzz'];
/** A query with enough results to fill the list. */
const FULL_LIST = 'chicken';

/**
 * Milliseconds from a keystroke in the food search to the paint that shows its results, on a phone. The baseline is
 * a plain field on the same page, whose keystrokes render a precomputed list of the same length.
 */
export async function measureKeystrokes(product: Product): Promise<Figure[]> {
  restorePriority();
  const browser = await chromium.launch(CHROMIUM);
  lowerPriority(product.pid);
  lowerPriority(process.pid);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const cookie = await signIn(product.url, 'client@demo.posedown.app');
  for (const pair of cookie.split('; ').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=', 2);
    await context.addCookies([{ name, value, url: product.url }]);
  }
  const page = await context.newPage();
  await page.goto(`${product.url}/nutrition/log-meal`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  const search = page.getByRole('combobox').first();
  for (const word of WORDS) times.push(...(await type(page, search, word)));
  const bareField = await addBareField(page, search);
  const bare: number[] = [];
  for (const word of WORDS) bare.push(...(await type(page, bareField, word)));
  await browser.close();
  restorePriority();
  const floor = median(bare);
  const name = `food search, keystroke, CPU ÷ ${SLOWDOWN}`;
  const beside = `${(median(times) / floor).toFixed(2)} × the floor`;
  return [
    { name: 'floor: a bare field and a written list, median', value: floor, unit: 'ms' },
    { name: `${name}, median`, value: median(times), unit: 'ms', beside },
    { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms' },
  ];
}

/** Adds a field to the page that renders the search's current list on each keystroke, without searching. */
async function addBareField(page: Page, search: Locator): Promise<Locator> {
  await search.fill(FULL_LIST);
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').nth(1)).toBeVisible();
  await list.evaluate((element) => {
    const markup = element.outerHTML;
    const [field, answer] = [document.createElement('input'), document.createElement('div')];
    field.id = 'bare';
    field.addEventListener('input', () => {
      answer.innerHTML = markup;
    });
    element.before(field, answer);
  });
  return page.locator('#bare');
}

/** The delay of every keystroke of a word, by the browser's event timing. */
async function type(page: Page, field: Locator, word: string): Promise<number[]> {
  await field.fill('');
  await field.evaluate((element) => {
    const marks: number[] = [];
    Object.assign(window, { marks });
    element.addEventListener(
      'input',
      () => {
        const startedAt = performance.now();
        // Runs after the frame that renders the results.
        requestAnimationFrame(() => setTimeout(() => marks.push(performance.now() - startedAt)));
      },
      // Runs before all other listeners.
      { capture: true },
    );
  });
  for (const [index, key] of [...word].entries()) {
    await field.press(key === ' ' ? 'Space' : key);
    await page.waitForFunction(
      (count) => (window as unknown as { marks: number[] }).marks.length > count,
      index,
    );
  }
  return page.evaluate(() => (window as unknown as { marks: number[] }).marks);
}
