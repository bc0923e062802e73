import type { BrowserContext, Page } from '@playwright/test';
import { openWatched, settle } from '../../presses/watch-press.ts';
import { isFullyLoaded } from '../open-screen.ts';
import { type Role, SCREENS } from '../screens.ts';
import type { Corpus } from './corpus.ts';
import { findPlanted, type Harm } from './watch.ts';

/** The findings. */
export interface WalkResult {
  /** The opened URLs. */
  screens: number;
  /** The pressed buttons. */
  pressed: number;
  /** Marks of fields with text that a screen showed. */
  marks: Set<string>;
  harm: Harm[];
}

/** The screens of a role, with the placeholders in their URLs replaced. */
export function addressesOf(role: Role, marks: Record<string, string>): string[] {
  return SCREENS.filter(({ roles }) => roles.includes(role)).map(({ path, visit = path }) =>
    visit.replace(/\$\w+/g, (mark) => marks[mark] ?? mark),
  );
}

/** URLs that someone could be sent: a payload in every parameter that a screen reads. */
const REFLECTING = {
  stranger: ['/login?next=', '/onboarding?invite=', '/set-password?token=', '/', '/#'],
  athlete: [
    '/progress?tab=',
    '/nutrition/log-meal?meal=',
    '/exercises?q=',
    '/exercises/',
    '/training/history?athlete=',
  ],
  coach: ['/dashboard?search=', '/create-workout?copy=', '/protocols?status=', '/client/'],
};

export const reflectingAddresses = (role: keyof typeof REFLECTING, corpus: Corpus): string[] =>
  REFLECTING[role].map((path) => {
    const payloads = corpus.text(`address ${path}`, 400);
    return `${path}${encodeURIComponent(payloads)}`;
  });

/** The time limit for one page on a busy machine. Longer waits fail with its URL. */
const LONGEST_MS = 60_000;

/** Opens URLs one after the other in two windows, and inspects the pages. */
export async function walk(
  context: BrowserContext,
  addresses: readonly string[],
  walked: WalkResult,
): Promise<void> {
  const waiting = [...addresses];
  const visitNext = async () => {
    const page = await openWatched(context);
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await open(page, address);
      walked.screens += 1;
      await look(page, walked);
    }
    await page.close();
  };
  await Promise.all([visitNext(), visitNext()]);
}

/** Opens a page and waits for all of it. Some parts load late, especially on a slow machine. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(isFullyLoaded, undefined, { timeout: LONGEST_MS });
  await settle(page, LONGEST_MS);
}

/** Elements that ask for confirmation, report a result, or contain a form. */
const VERBS =
  /^(Edit|Delete|Remove|Revoke|Resend|Hand over|Assign|Change|Resolve|Show more|Write|Insert)\b/;

/** Elements that contain the names of what can be edited, deleted or handed over. */
const PRESSED =
  /^\/(client|training\/plans|admin|add-client|alerts|protocols|competition|cardio\/plan|posing|progress|messages|nutrition\/progress|supplements)/;

/** On each screen, presses one button of each kind next to a name, and inspects what opens. */
export async function pressAround(
  context: BrowserContext,
  addresses: readonly string[],
  walked: WalkResult,
): Promise<void> {
  const page = await openWatched(context);
  for (const address of addresses.filter((one) => PRESSED.test(one))) {
    await open(page, address);
    const buttons = page.getByRole('button', { name: VERBS });
    const names = await buttons.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
    const firsts = new Map(names.map((name) => [VERBS.exec(name)?.[0], name]));
    for (const name of firsts.values()) {
      // An earlier press may have removed or covered it.
      const button = page.getByRole('button', { name, exact: true }).first();
      if (!(await button.isVisible())) continue;
      await button.evaluate((element: HTMLElement) => element.click());
      walked.pressed += 1;
      // A dialog, a toast or a form may have to be loaded first.
      await settle(page, LONGEST_MS);
      await page.waitForFunction(isFullyLoaded, undefined, { timeout: LONGEST_MS });
      await look(page, walked);
      await page.keyboard.press('Escape');
    }
  }
  await page.close();
}

async function look(page: Page, { marks, harm }: WalkResult) {
  for (const mark of await page.evaluate(readMarks)) marks.add(mark);
  for (const planted of await findPlanted(page))
    harm.push({ kind: 'markup', what: planted, page: page.url() });
}

/** Runs in the page: the marks in its texts, accessible names and fields. */
function readMarks(): string[] {
  const texts = [document.title, document.body.textContent ?? ''];
  for (const element of document.querySelectorAll(
    '[aria-label], [title], [alt], input, textarea',
  )) {
    const { value = '' } = element as HTMLInputElement;
    texts.push(
      value,
      ...['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
  }
  return texts.join('\n').match(/q\d+z/g) ?? [];
}
