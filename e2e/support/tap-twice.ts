import type { Locator } from '@playwright/test';

/**
 * Taps a button twice before the page can render the effect of the first tap. @returns the number
 * of writes it has sent to the path since
 */
export async function tapTwice(button: Locator, path: string): Promise<() => number> {
  let sent = 0;
  button.page().on('request', (request) => {
    const isIt = request.method() !== 'GET' && new URL(request.url()).pathname === path;
    if (isIt) sent += 1;
  });
  await button.evaluate((element: HTMLElement) => {
    element.focus();
    element.click();
    element.click();
  });
  return () => sent;
}
