import type { BrowserContext, Page } from '@playwright/test';
import { FOREIGN_HOST } from './payloads.ts';

/** Something that must never happen, with its location. */
export interface Harm {
  kind: 'script' | 'dialog' | 'request' | 'navigation' | 'policy' | 'markup' | 'formula' | 'mail';
  what: string;
  page: string;
}

/** Reports everything in a browser that is more than text. @returns the harms so far */
export async function watch(context: BrowserContext, origin: string): Promise<Harm[]> {
  const harms: Harm[] = [];
  const report = (kind: Harm['kind'], detail: string, page: string) =>
    harms.push({ kind, what: detail, page });
  await context.exposeBinding('reportHarm', ({ page }, kind: Harm['kind'], detail: string) => {
    report(kind, detail, page.url());
  });
  await context.addInitScript(listen);
  context.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host === FOREIGN_HOST) report('request', request.url(), request.frame().url());
  });
  context.on('dialog', async (dialog) => {
    report('dialog', dialog.message(), dialog.page()?.url() ?? '');
    // Another listener may have handled it.
    await dialog.dismiss().catch(() => undefined);
  });
  context.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) {
      report('policy', message.text(), message.page()?.url() ?? '');
    }
  });
  context.on('page', (page) => watchMoves(page, origin, report));
  return harms;
}

function watchMoves(
  page: Page,
  origin: string,
  report: (kind: Harm['kind'], detail: string, page: string) => void,
) {
  // It may be closed before it has navigated.
  page.on('popup', () => report('navigation', 'another window', page.url()));
  page.on('framenavigated', (frame) => {
    const isOwnPage = frame.url().startsWith(`${origin}/`) || frame.url() === 'about:blank';
    if (!isOwnPage || frame.parentFrame()) report('navigation', frame.url(), page.url());
  });
}

/**
 * Runs in the page before its own scripts: the functions that payloads call, and policy
 * violations.
 */
function listen() {
  type Report = (kind: string, detail: string) => void;
  const { reportHarm } = window as unknown as { reportHarm: Report };
  Object.assign(window, { ran: (number: number) => reportHarm('script', `payload ${number}`) });
  document.addEventListener('securitypolicyviolation', (event) => {
    reportHarm('policy', `${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/**
 * Markup that can only come from user text: inline handlers and scripts, executable URLs, frames,
 * and external resources. The product has none of these.
 */
export function findPlanted(page: Page): Promise<string[]> {
  return page.evaluate((host) => {
    const PARTS = 'iframe, object, embed, base, meta[http-equiv=refresh], marquee, xss';
    const ADDRESS = /^(href|xlink:href|src|srcset|srcdoc|action|formaction|data|poster|style)$/;
    const RUNS = /^\W*(javascript|vbscript|data:text)/i;
    return [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.matches(PARTS) ||
          (element.matches('script') && /\bran\(/.test(element.textContent ?? '')) ||
          [...element.attributes].some(({ name, value }) => {
            if (name.startsWith('on')) return true;
            if (!ADDRESS.test(name)) return false;
            // A URL in a text may be a link to that URL.
            return RUNS.test(value) || (value.includes(host) && !element.matches('a[href]'));
          }),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  }, FOREIGN_HOST);
}
