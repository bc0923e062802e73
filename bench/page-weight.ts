import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../e2e/support/chromium.ts';
import { enterAs } from '../e2e/support/enter-as.ts';
import type { Product } from '../e2e/support/product.ts';
import { type Role, SCREENS } from '../e2e/support/screens.ts';
import { addressFor } from '../e2e/support/visit.ts';
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
  for (const role of ['athlete', 'coach'] as const) {
    figures.push(...(await countScripts(browser, product.url, role)));
  }
  await browser.close();
  return figures;
}

/** The most script files that a first visit of a screen should load. */
const MOST_FILES = 15;
/** A screen has loaded everything for later within this time after its network is idle. */
const SETTLED_MS = 2500;

/** The script files that a first visit of each screen loads until it has settled: the most, and screens above the goal. */
async function countScripts(browser: Browser, url: string, role: Role): Promise<Figure[]> {
  const storageState = await enterAs(browser, url, role);
  const options = { baseURL: url, storageState, serviceWorkers: 'block' } as const;
  const named = await browser.newContext(options);
  const addressOf = await addressFor(role, named);
  await named.close();
  const screens: { visit: string; files: number }[] = [];
  for (const { path, visit = path } of SCREENS.filter(({ roles }) => roles.includes(role))) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    let files = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) files += 1;
    });
    await page.goto(addressOf(visit), { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    await context.close();
    screens.push({ visit, files });
  }
  screens.sort((a, b) => b.files - a.files);
  const above = screens.filter(({ files }) => files > MOST_FILES);
  return [
    {
      name: `script files until settled, ${role}: screens above ${MOST_FILES}`,
      value: above.length,
      unit: `of ${screens.length}`,
      beside: `goal 0; the middle screen has ${screens[Math.floor(screens.length / 2)]?.files}`,
    },
    ...above.map(({ visit, files }) => ({
      name: `script files until settled, ${role}: ${visit}`,
      value: files,
      unit: 'files',
    })),
  ];
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
