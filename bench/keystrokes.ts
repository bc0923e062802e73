import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../e2e/support/chromium.ts';
import type { Product } from '../e2e/support/product.ts';
import { type Figure, median, percentile } from './figure.ts';
import { giveWay, stepForward } from './give-way.ts';
import { signIn } from './load.ts';

/** How much slower than this machine a phone is taken to be. */
const SLOWDOWN = 4;
const WORDS = ['chicken breast', 'oats', 'greek yoghurt', 'sweet potato', 'zzz'];

/** Milliseconds from a keystroke in the food search to the picture that answers it, on a phone. */
export async function measureKeystrokes(product: Product): Promise<Figure[]> {
  stepForward();
  const browser = await chromium.launch(CHROMIUM);
  giveWay(product.pid);
  giveWay(process.pid);
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
  for (const word of WORDS) times.push(...(await type(page, word)));
  await browser.close();
  stepForward();
  return [
    { name: `food search, keystroke, CPU ÷ ${SLOWDOWN}, median`, value: median(times), unit: 'ms' },
    {
      name: `food search, keystroke, CPU ÷ ${SLOWDOWN}, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
    },
  ];
}

/** The delay of every keystroke of a word, as the browser's own event timing has it. */
async function type(page: Page, word: string): Promise<number[]> {
  const field = page.getByRole('combobox').first();
  await field.fill('');
  await field.evaluate((element) => {
    const marks: number[] = [];
    Object.assign(window, { marks });
    element.addEventListener('input', () => {
      const startedAt = performance.now();
      // After the frame that draws the answer.
      requestAnimationFrame(() => setTimeout(() => marks.push(performance.now() - startedAt)));
    });
  });
  for (const [place, key] of [...word].entries()) {
    await field.press(key === ' ' ? 'Space' : key);
    await page.waitForFunction(
      (count) => (window as unknown as { marks: number[] }).marks.length > count,
      place,
    );
  }
  return page.evaluate(() => (window as unknown as { marks: number[] }).marks);
}
