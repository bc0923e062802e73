import type { BrowserContext, Page, Request } from '@playwright/test';

/** A problem that a press must not cause. */
export interface Fault {
  kind: 'error' | 'answer' | 'nothing' | 'words' | 'width' | 'outside' | 'covered';
  what: string;
}

/** The activity of a page so far. */
interface PageActivity {
  faults: Fault[];
  /** Requests, windows, files and dialogs of the browser. */
  happened: number;
  /** Pending requests. */
  pending: Set<Request>;
}

const activities = new WeakMap<Page, PageActivity>();

/** Opens a page that is watched from the start. */
export async function openWatched(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const activity: PageActivity = { faults: [], happened: 0, pending: new Set() };
  activities.set(page, activity);
  const happen = () => {
    activity.happened += 1;
  };
  await page.addInitScript(countChanges);
  page.on('pageerror', ({ message }) => activity.faults.push({ kind: 'error', what: message }));
  page.on('console', (message) => {
    // The user sees the server's refusal, so the browser's log of it is no fault.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load')) return;
    activity.faults.push({ kind: 'error', what: message.text() });
  });
  page.on('response', (response) => {
    if (response.status() < 500) return;
    activity.faults.push({ kind: 'answer', what: `${response.status()} ${response.url()}` });
  });
  page.on('request', (request) => {
    happen();
    if (request.resourceType() !== 'eventsource') activity.pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => activity.pending.delete(request));
  }
  page.on('popup', (popup) => {
    happen();
    void popup.close();
  });
  page.on('download', happen);
  page.on('filechooser', happen);
  page.on('dialog', (dialog) => {
    happen();
    // Another listener may have answered it.
    dialog.accept().catch(() => undefined);
  });
  return page;
}

/**
 * Counts the changes in a page, and records effects of a press that change nothing. Runs before the page, so its
 * functions stay unnamed: a build tool may wrap named ones in a helper missing from the page.
 */
function countChanges() {
  const presses = { changes: 0, changedAt: 0 };
  Object.assign(window, { presses });
  const observed = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => document.dispatchEvent(new Event('changed'))).observe(
    document,
    observed,
  );
  for (const event of ['changed', 'input', 'change', 'copy', 'scroll', 'submit', 'printed']) {
    document.addEventListener(
      event,
      () => {
        presses.changes += 1;
        presses.changedAt = Date.now();
      },
      true,
    );
  }
  window.print = () => document.dispatchEvent(new Event('printed'));
}

type Counted = { presses: { changes: number; changedAt: number } };

/** The state of a page before a press. */
export async function markOf(page: Page) {
  const activity = activityOf(page);
  activity.faults.length = 0;
  return { happened: activity.happened, url: page.url(), state: await stateOf(page) };
}

type Mark = Awaited<ReturnType<typeof markOf>>;

/**
 * Waits until nothing changes.
 *
 * @returns the faults after a press
 */
export async function faultsSince(page: Page, mark: Mark): Promise<Fault[]> {
  await settle(page);
  const activity = activityOf(page);
  const isIdle =
    activity.happened === mark.happened &&
    page.url() === mark.url &&
    (await stateOf(page)) === mark.state;
  const noEffect: Fault[] = isIdle ? [{ kind: 'nothing', what: 'nothing came of it' }] : [];
  return [...activity.faults, ...noEffect, ...(await page.evaluate(visualFaults).catch(() => []))];
}

function activityOf(page: Page): PageActivity {
  const activity = activities.get(page);
  if (!activity) throw new Error('That page is not watched.');
  return activity;
}

/** The number of changes to the page, and the values of its fields, which don't count as changes. */
const stateOf = (page: Page) =>
  page
    .evaluate(() => {
      const fields = [...document.querySelectorAll('input, select, textarea')];
      const values = fields.map((field) => (field as HTMLInputElement).value);
      return JSON.stringify([(window as unknown as Counted).presses.changes, values]);
    })
    .catch(() => '');

/** Limit for a page that ticks every second and never settles. */
const LONGEST_MS = 2500;

/** React delays a late part by up to 300 ms to avoid flicker. */
const IDLE_MS = 400;

/** Waits until a watched page has no pending request and has been unchanged for a moment. */
export async function settle(page: Page, longestMs = LONGEST_MS): Promise<void> {
  const { pending } = activityOf(page);
  const until = Date.now() + longestMs;
  const remainingMs = () => Math.max(1, until - Date.now());
  // By the clock of all pages, because a press may load another one.
  const from = await page.evaluate(() => Date.now()).catch(() => 0);
  const isIdle = ([since, stillMs]: readonly [number, number]) => {
    const { presses } = window as unknown as Counted;
    const last = Math.max(presses.changedAt, since);
    return Date.now() - last > stillMs && document.readyState === 'complete';
  };
  do {
    const query = [from, IDLE_MS] as const;
    await page.waitForFunction(isIdle, query, { timeout: remainingMs() }).catch(() => undefined);
  } while (pending.size > 0 && Date.now() < until);
}

/** Broken text, such as "undefined", and overflow. Runs in the page. */
function visualFaults(): Fault[] {
  const faults: Fault[] = [];
  const texts = [...document.querySelectorAll('body :not(script, style)')]
    .flatMap(({ childNodes }) => [...childNodes])
    .flatMap((node) => (node instanceof Text ? [node.data] : []));
  const BROKEN_TEXT = /\bundefined\b|\bNaN\b|\[object |coming soon|Invalid Date|\bInfinity\b/i;
  const words = BROKEN_TEXT.exec(texts.join(' '));
  if (words) faults.push({ kind: 'words', what: words[0] });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) {
    faults.push({ kind: 'width', what: `${scrollWidth} of ${clientWidth} px` });
  }
  for (const dialog of document.querySelectorAll('[role=dialog][aria-modal=true]')) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (isOut && right > left) faults.push({ kind: 'outside', what: dialog.ariaLabel ?? 'dialog' });
  }
  return faults;
}
