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
  /** Each with where it was, such as `coach 390 dark /admin: button 'Save'`. */
  faults: (Fault & { at: string })[];
}

/**
 * Opens every screen of a role and presses whatever can be pressed there, and then whatever has come with it,
 * each time on the screen as it first comes.
 * @param url a product with demo data that nobody else needs: anything in it may be deleted
 * @param tell is told of each fault as it comes, and of each screen that is done
 */
export async function pressEverything(
  browser: Browser,
  url: string,
  eyes: Eyes,
  tell: (words: string) => void,
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
        tell(`${fault.kind}  ${at}  ${fault.what}`);
      }
      return came;
    });
    tell(`${Object.values(eyes).join(' ')}: ${visit}, ${pressed.presses} presses so far`);
  }
  await visitor.page.context().close();
  return pressed;
}

/** Somebody in front of a browser. */
interface Visitor {
  page: Page;
  /** Whether nothing that was pressed has signed them out, or in. */
  isStillWho(): Promise<boolean>;
  /** Goes to another browser, as at the beginning. */
  enterAgain(): Promise<void>;
  /** What could be pressed when the screen came, while it is as it was then. */
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

/** Presses each thing of a screen, and each thing that came with one. */
async function pressScreen(press: (trail: Target[]) => Promise<Target[]>): Promise<void> {
  const there = await press([]);
  const known = new Set(there.map(({ kind }) => kind));
  for (const first of there) {
    const came = (await press([first])).filter(({ kind }) => !known.has(kind));
    for (const second of came) {
      known.add(second.kind);
      await press([first, second]);
    }
  }
}

/**
 * Presses one thing after the other, from the screen as it first comes.
 * @returns what can be pressed after the last one, on the same screen only, and what was wrong with it
 */
async function follow(visitor: Visitor, address: string, trail: readonly Target[]) {
  await begin(visitor, address);
  const { page } = visitor;
  const start = page.url();
  let faults: Fault[] = [];
  for (const target of trail) {
    const found = await findTarget(page, target);
    // It was deleted by an earlier press, or what it stands in is another thing today.
    if (!found) return { came: [], faults: [] };
    const mark = await markOf(page);
    const wasPressed = await found.click({ timeout: 8000 }).then(
      () => true,
      () => false,
    );
    faults = await faultsSince(page, mark);
    if (!wasPressed) faults.push({ kind: 'covered', what: 'it could not be pressed' });
  }
  const came = page.url() === start ? await targetsOn(page).catch(() => []) : [];
  return { came, faults };
}

/** Brings the screen to what it is when it first comes. */
async function begin(visitor: Visitor, address: string): Promise<void> {
  const { fresh } = visitor;
  if (fresh?.address === address && (await isAsItCame(visitor.page, fresh.targets))) return;
  if (!(await visitor.isStillWho())) await visitor.enterAgain();
  await openScreen(visitor.page, address);
  await settle(visitor.page);
  visitor.fresh = { address, targets: await listOf(visitor.page) };
}

/** Whether the screen is as it came, once what a press has opened is closed. */
async function isAsItCame(page: Page, targets: string): Promise<boolean> {
  await page.keyboard.press('Escape');
  await settle(page);
  return (await listOf(page)) === targets;
}

const listOf = async (page: Page) => JSON.stringify([page.url(), await targetsOn(page)]);
