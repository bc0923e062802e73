import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../e2e/support/chromium.ts';
import type { Product } from '../e2e/support/product.ts';
import type { Figure } from './figure.ts';
import { signIn } from './load.ts';

const PAGES = [
  { path: '/' },
  { path: '/login' },
  { path: '/onboarding' },
  { path: '/dashboard', email: 'client@demo.posedown.app' },
  { path: '/dashboard', email: 'coach@demo.posedown.app' },
  { path: '/nutrition/meal-plan', email: 'client@demo.posedown.app' },
  { path: '/progress/entry', email: 'client@demo.posedown.app' },
  { path: '/account', email: 'client@demo.posedown.app' },
];

const WEIGHTS = new URL('../apps/web/dist/weights.json', import.meta.url);

/**
 * In KB of gzip: the scripts without which a route cannot be drawn, as the build weighed them, and
 * what the first visit of each page has loaded once the network is idle, what was asked for early
 * included.
 */
export async function measurePageWeight(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch(CHROMIUM);
  const figures = firstPageScripts();
  for (const { path, email } of PAGES) {
    const cookie = email ? await signIn(product.url, email) : '';
    const { scripts, styles } = await weigh(browser, product.url, path, cookie);
    const account = email ? ` (${email.split('@', 1)[0]})` : '';
    figures.push(
      { name: `scripts until idle, ${path}${account}`, value: scripts, unit: 'KB gzip' },
      { name: `styles until idle, ${path}${account}`, value: styles, unit: 'KB gzip' },
    );
  }
  await browser.close();
  return figures;
}

function firstPageScripts(): Figure[] {
  const weights: { route: string; scriptBytes: number }[] = JSON.parse(
    readFileSync(WEIGHTS, 'utf8'),
  );
  return weights.map(({ route, scriptBytes }) => ({
    name: `first-page scripts, ${route}`,
    value: scriptBytes / 1024,
    unit: 'KB gzip',
  }));
}

async function weigh(browser: Browser, url: string, path: string, cookie: string) {
  const context = await browser.newContext();
  for (const pair of cookie.split('; ').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=', 2);
    await context.addCookies([{ name, value, url }]);
  }
  const page = await context.newPage();
  const bodies: Promise<{ type: string; size: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(response.body().then((body) => ({ type, size: gzipSync(body).length })));
  });
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(bodies);
  await context.close();
  const sum = (resourceType: string) =>
    loaded.reduce(
      (total, { type, size }) => (type === resourceType ? total + size / 1024 : total),
      0,
    );
  return { scripts: sum('script'), styles: sum('stylesheet') };
}
