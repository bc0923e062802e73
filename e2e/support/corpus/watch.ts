import type { BrowserContext, Page } from '@playwright/test';
import { FOREIGN_HOST } from './payloads.ts';

/** What must never happen, with where it happened. */
export interface Harm {
  kind: 'script' | 'dialog' | 'request' | 'navigation' | 'policy' | 'markup' | 'formula' | 'mail';
  what: string;
  page: string;
}

/** Reports whatever in a browser is more than text. @returns what was seen so far */
export async function watch(context: BrowserContext, origin: string): Promise<Harm[]> {
  const seen: Harm[] = [];
  const report = (kind: Harm['kind'], what: string, page: string) =>
    seen.push({ kind, what, page });
  await context.exposeBinding('reportHarm', ({ page }, kind: Harm['kind'], what: string) => {
    report(kind, what, page.url());
  });
  await context.addInitScript(listen);
  context.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host === FOREIGN_HOST) report('request', request.url(), request.frame().url());
  });
  context.on('dialog', async (dialog) => {
    report('dialog', dialog.message(), dialog.page()?.url() ?? '');
    // Whoever else listens may have answered it.
    await dialog.dismiss().catch(() => undefined);
  });
  context.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) {
      report('policy', message.text(), message.page()?.url() ?? '');
    }
  });
  context.on('page', (page) => watchMoves(page, origin, report));
  return seen;
}

function watchMoves(
  page: Page,
  origin: string,
  report: (kind: Harm['kind'], what: string, page: string) => void,
) {
  // It may be closed before it has gone anywhere.
  page.on('popup', () => report('navigation', 'another window', page.url()));
  page.on('framenavigated', (frame) => {
    const isOurs = frame.url().startsWith(`${origin}/`) || frame.url() === 'about:blank';
    if (!isOurs || frame.parentFrame()) report('navigation', frame.url(), page.url());
  });
}

/** In the page, before anything of its own: what payloads call, and what the policy refuses. */
function listen() {
  type Report = (kind: string, what: string) => void;
  const { reportHarm } = window as unknown as { reportHarm: Report };
  Object.assign(window, { ran: (number: number) => reportHarm('script', `payload ${number}`) });
  document.addEventListener('securitypolicyviolation', (event) => {
    reportHarm('policy', `${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/**
 * What of the page can only have been text of somebody's: handlers and scripts written into the page,
 * addresses that run, frames, and what would be loaded from elsewhere. The product has none of these.
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
            // An address in a text may be tapped on, and leads where it says.
            return RUNS.test(value) || (value.includes(host) && !element.matches('a[href]'));
          }),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  }, FOREIGN_HOST);
}
