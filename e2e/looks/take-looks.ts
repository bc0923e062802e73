import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM } from '../support/chromium.ts';
import { enterAs } from '../support/enter-as.ts';
import { openScreen } from '../support/open-screen.ts';
import { startProduct } from '../support/product.ts';
import { ROLES, type Role, requireEveryRoute, SCREENS } from '../support/screens.ts';
import { addressFor } from '../support/visit.ts';
import { createContactSheet, type Look } from './contact-sheet.ts';

const FOLDER = fileURLToPath(new URL('../../looks', import.meta.url));
const WIDTHS = [390, 1440];
/** The time to wait for a page's content before giving up. */
const PATIENCE_MS = 15_000;
const THEMES = ['dark', 'light'] as const;

/* `take-looks.ts [role …] [part of a path …]` takes only these, and keeps the other pictures. */
const filters = process.argv.slice(2);
const isRole = (word: string): word is Role => ROLES.some((role) => role === word);
const roles = filters.some(isRole) ? filters.filter(isRole) : ROLES;
const paths = filters.filter((word) => !isRole(word));
const isSelected = (visit: string) =>
  paths.length === 0 || paths.some((part) => visit.includes(part));

requireEveryRoute();
if (filters.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({ DEMO: 'on' });
const browser = await chromium.launch(CHROMIUM);
/** The screenshots of pages that never showed their content. */
const unfinished: string[] = [];
try {
  const looks = await captureAllRoles(browser, product.url);
  await createContactSheet(browser, FOLDER, looks);
  console.log(`${looks.length} pictures and the contact sheet are in looks/`);
  if (unfinished.length > 0) {
    console.error(`These go on loading for ever:\n${unfinished.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.close();
}

async function captureAllRoles(browser: Browser, url: string): Promise<Look[]> {
  const looks: Look[] = [];
  for (const role of roles) {
    const session = await enterAs(browser, url, role);
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        const context = await browser.newContext({
          baseURL: url,
          storageState: session,
          colorScheme: theme,
          viewport: { width, height: width < 600 ? 844 : 900 },
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        looks.push(...(await captureScreens(context, { role, width, theme })));
        await context.close();
      }
    }
  }
  return looks;
}

interface Eyes {
  role: Role;
  width: number;
  theme: (typeof THEMES)[number];
}

async function captureScreens(context: BrowserContext, eyes: Eyes): Promise<Look[]> {
  const addressOf = await addressFor(eyes.role, context);
  const looks: Look[] = [];
  for (const { path, visit = path, roles, fails } of SCREENS) {
    if (!roles.includes(eyes.role) || !isSelected(visit)) continue;
    const filled = eyes.role === 'newcomer' ? 'empty' : 'filled';
    looks.push(await captureScreen(context, { visit, address: addressOf(visit) }, filled, eyes));
    if (fails)
      looks.push(await captureScreen(context, { visit, address: addressOf(visit) }, 'error', eyes));
  }
  return looks;
}

async function captureScreen(
  context: BrowserContext,
  { visit, address }: { visit: string; address: string },
  state: string,
  { role, width, theme }: Eyes,
): Promise<Look> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  if (state === 'error') {
    await page.route(/\/api\/(?!auth\/me|config)/, (route) =>
      route.fulfill({ status: 500, json: { error: 'Broken on purpose', code: 'internal' } }),
    );
  }
  const isThere = await openScreen(page, address);
  const screen = visit === '/' ? 'home' : visit.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '');
  const file = `${screen}--${role}-${state}-${width}-${theme}.png`;
  if (!isThere) unfinished.push(file);
  // A window as tall as the page, so that sticky bars are at the end of the page.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, width < 600 ? 844 : 900) });
  await page.screenshot({ path: join(FOLDER, file) });
  await page.close();
  return { file, screen: visit, role, state, width, theme };
}
