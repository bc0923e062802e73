import type { BrowserContext, Page } from '@playwright/test';
import { openWatched, settle } from '../../presses/watch-press.ts';
import { standsThere } from '../open-screen.ts';
import { type Role, SCREENS } from '../screens.ts';
import type { Corpus } from './corpus.ts';
import { findPlanted, type Harm } from './watch.ts';

/** What was seen on the way. */
export interface Walked {
  /** Addresses that were opened. */
  screens: number;
  /** Buttons that were pressed. */
  pressed: number;
  /** Marks of fields whose text stood on a screen. */
  marks: Set<string>;
  harm: Harm[];
}

/** The screens of a role, with what their addresses stand for filled in. */
export function addressesOf(role: Role, marks: Record<string, string>): string[] {
  return SCREENS.filter(({ roles }) => roles.includes(role)).map(({ path, visit = path }) =>
    visit.replace(/\$\w+/g, (mark) => marks[mark] ?? mark),
  );
}

/** Addresses that somebody might be sent: a payload in every part that a screen reads. */
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

/** For one page on a busy machine; whoever waits longer fails with its address. */
const LONGEST_MS = 60_000;

/** Opens addresses one after the other in two windows, and looks at what stands there. */
export async function walk(
  context: BrowserContext,
  addresses: readonly string[],
  walked: Walked,
): Promise<void> {
  const waiting = [...addresses];
  const lookAround = async () => {
    const page = await openWatched(context);
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await open(page, address);
      walked.screens += 1;
      await look(page, walked);
    }
    await page.close();
  };
  await Promise.all([lookAround(), lookAround()]);
}

/** Opens a page and waits for all of it: parts of it come late, and more so on a slow machine. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(standsThere, undefined, { timeout: LONGEST_MS });
  await settle(page, LONGEST_MS);
}

/** What asks before it does something, says what it did, or opens a form. */
const VERBS =
  /^(Edit|Delete|Remove|Revoke|Resend|Hand over|Assign|Change|Resolve|Show more|Write)\b/;

/** Where things are named that are edited, deleted or given away. */
const PRESSED =
  /^\/(client|training\/plans|admin|add-client|alerts|protocols|competition|cardio\/plan|posing|progress|messages|nutrition\/progress|supplements)/;

/** Presses on each screen one button of each kind that names things, and looks at what opens. */
export async function pressAround(
  context: BrowserContext,
  addresses: readonly string[],
  walked: Walked,
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
      // What was pressed before may have taken it away, or lie over it.
      const button = page.getByRole('button', { name, exact: true }).first();
      if (!(await button.isVisible())) continue;
      await button.evaluate((element: HTMLElement) => element.click());
      walked.pressed += 1;
      // A dialog, a toast or a form may be fetched first.
      await settle(page, LONGEST_MS);
      await look(page, walked);
      await page.keyboard.press('Escape');
    }
  }
  await page.close();
}

async function look(page: Page, { marks, harm }: Walked) {
  for (const mark of await page.evaluate(readMarks)) marks.add(mark);
  for (const what of await findPlanted(page)) harm.push({ kind: 'markup', what, page: page.url() });
}

/** In the page: the marks in its texts, names and fields. */
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
