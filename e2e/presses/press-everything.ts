import type { Browser, BrowserContext, Page } from '@playwright/test';
import { enterAs } from '../support/enter-as.ts';
import { openScreen } from '../support/open-screen.ts';
import { type Role, SCREENS } from '../support/screens.ts';
import { addressFor } from '../support/visit.ts';
import { findTarget, type Target, targetsOn } from './targets.ts';
import { type Fault, faultsSince, markOf, openWatched, settle } from './watch-press.ts';

export interface Eyes {
  role: Role;
  width: number;
  theme: 'dark' | 'light';
}

export interface Pressed {
  screens: number;
  presses: number;
  /** Each with its location, such as `coach 390 dark /admin: button 'Save'`. */
  faults: (Fault & { at: string })[];
}

/**
 * Opens every screen of a role and presses every control, then every control that appears, each
 * time on a fresh screen.
 * @param url a product with demo data used by no one else: anything in it may be deleted
 * @param report called with each fault as it occurs, and with each finished screen
 */
export async function pressEverything(
  browser: Browser,
  url: string,
  eyes: Eyes,
  report: (words: string) => void,
): Promise<Pressed> {
  const pressed: Pressed = { screens: 0, presses: 0, faults: [] };
  const visitor = await enter(browser, url, eyes);
  const addressOf = await addressFor(eyes.role, visitor.page.context());
  for (const { path, visit = path, roles } of SCREENS) {
    if (!roles.includes(eyes.role)) continue;
    pressed.screens += 1;
    await pressScreen(async (trail) => {
      const { came, faults } = await follow(visitor, addressOf(visit), trail);
      if (trail.length > 0) pressed.presses += 1;
      const at = [Object.values(eyes).join(' '), visit, ...trail.map(({ name }) => name)].join(
        ': ',
      );
      for (const fault of faults) {
        pressed.faults.push({ ...fault, at });
        report(`${fault.kind}  ${at}  ${fault.what}`);
      }
      return came;
    });
    report(`${Object.values(eyes).join(' ')}: ${visit}, ${pressed.presses} presses so far`);
  }
  await visitor.page.context().close();
  return pressed;
}

/** A user at a browser. */
interface Visitor {
  page: Page;
  /** Whether the session is still the same after all presses. */
  isStillWho(): Promise<boolean>;
  /** Starts over in a new browser. */
  enterAgain(): Promise<void>;
  /** The controls of the fresh screen, while it is unchanged. */
  fresh?: { address: string; targets: string };
}

async function enter(browser: Browser, url: string, eyes: Eyes): Promise<Visitor> {
  const open = async () => openWatched(await contextFor(browser, url, eyes));
  const visitor: Visitor = {
    page: await open(),
    async isStillWho() {
      const cookies = await visitor.page.context().cookies();
      return cookies.some(({ httpOnly }) => httpOnly) === (eyes.role !== 'stranger');
    },
    async enterAgain() {
      await visitor.page.context().close();
      visitor.page = await open();
      visitor.fresh = undefined;
    },
  };
  return visitor;
}

async function contextFor(
  browser: Browser,
  url: string,
  { role, width, theme }: Eyes,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    storageState: await enterAs(browser, url, role),
    colorScheme: theme,
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(15_000);
  context.setDefaultNavigationTimeout(120_000);
  return context;
}

/** Presses each control of a screen, and each one that appears. */
async function pressScreen(press: (trail: Target[]) => Promise<Target[]>): Promise<void> {
  const there = await press([]);
  const knownKinds = new Set(there.map(({ kind }) => kind));
  for (const first of there) {
    const appeared = (await press([first])).filter(({ kind }) => !knownKinds.has(kind));
    for (const second of appeared) {
      knownKinds.add(second.kind);
      await press([first, second]);
    }
  }
}

/**
 * Presses one control after another, starting from the fresh screen.
 *
 * @returns the controls after the last press, if on the same screen, and what went wrong
 */
async function follow(visitor: Visitor, address: string, trail: readonly Target[]) {
  await resetScreen(visitor, address);
  const { page } = visitor;
  const start = page.url();
  let faults: Fault[] = [];
  for (const target of trail) {
    const found = await findTarget(page, target);
    // An earlier press deleted it, or its container differs today.
    if (!found) return { came: [], faults: [] };
    const mark = await markOf(page);
    const wasPressed = await found.click({ timeout: 8000 }).then(
      () => true,
      () => false,
    );
    faults = await faultsSince(page, mark);
    if (!wasPressed) faults.push({ kind: 'covered', what: 'it could not be pressed' });
  }
  const appeared = page.url() === start ? await targetsOn(page).catch(() => []) : [];
  return { came: appeared, faults };
}

/** Resets the screen to its initial state. */
async function resetScreen(visitor: Visitor, address: string): Promise<void> {
  const { fresh } = visitor;
  if (fresh?.address === address && (await isInitialState(visitor.page, fresh.targets))) return;
  if (!(await visitor.isStillWho())) await visitor.enterAgain();
  await openScreen(visitor.page, address);
  await settle(visitor.page);
  visitor.fresh = { address, targets: await listOf(visitor.page) };
}

/** Whether the screen is in its initial state once anything opened is closed. */
async function isInitialState(page: Page, targets: string): Promise<boolean> {
  await page.keyboard.press('Escape');
  await settle(page);
  return (await listOf(page)) === targets;
}

const listOf = async (page: Page) => JSON.stringify([page.url(), await targetsOn(page)]);
