import { chromium } from '@playwright/test';
import { type Eyes, type Pressed, pressEverything } from '../../e2e/presses/press-everything.ts';
import type { Fault } from '../../e2e/presses/watch-press.ts';
import { CHROMIUM } from '../../e2e/support/chromium.ts';
import { startProduct } from '../../e2e/support/product.ts';
import type { Role } from '../../e2e/support/screens.ts';
import type { Figure } from '../figure.ts';

const WINDOWS = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const;

/** Labels of each kind of fault in the table. */
const NAMES: Record<Fault['kind'], string> = {
  error: 'errors of the page',
  answer: 'answers of 500 and above',
  nothing: 'presses of which nothing came',
  covered: 'things that could not be pressed',
  words: 'broken values shown, such as NaN',
  width: 'pages wider than the window',
  outside: 'dialogs beyond the window',
};

/** Presses everything on every screen of a role, at both widths. Presses have the same effect in both themes. */
export async function measurePresses(role: Role): Promise<Figure[]> {
  const browser = await chromium.launch(CHROMIUM);
  // Both windows in parallel, since each is idle most of the time.
  const all = await Promise.all(WINDOWS.map((window) => pressAs({ role, ...window }))).finally(() =>
    browser.close(),
  );
  const faults = all.flatMap((each) => each.faults);
  const sum = (key: 'screens' | 'presses') => all.reduce((total, each) => total + each[key], 0);
  return [
    {
      name: 'presses',
      value: sum('presses'),
      unit: 'times',
      beside: `on ${sum('screens')} screens`,
    },
    ...Object.entries(NAMES).map(([kind, name]) => ({
      name,
      value: faults.filter((fault) => fault.kind === kind).length,
      unit: 'times',
    })),
  ];

  async function pressAs(eyes: Eyes): Promise<Pressed> {
    const product = await startProduct({ DEMO: 'on' });
    try {
      return await pressEverything(browser, product.url, eyes, console.log);
    } finally {
      await product.close();
    }
  }
}
