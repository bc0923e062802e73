import { describe, expect } from 'vitest';
import { sceneTest } from './fixtures.ts';
import { callerOf, sendPayload, WRITES } from './permissions/writes.ts';

const it = sceneTest.extend('settings', { limits: { writePerPerson: 1_000_000 } });

/** A request's origin headers, if not from our pages. */
const FOREIGN: Record<string, Record<string, string | undefined>> = {
  'another site': { origin: 'https://elsewhere.example' },
  'another port': { origin: 'http://localhost:8080' },
  'a page without an origin': { origin: 'null' },
  'a site beside ours': { origin: undefined, 'sec-fetch-site': 'same-site' },
  'a link elsewhere': { origin: undefined, 'sec-fetch-site': 'cross-site' },
  'an address that was typed in': { origin: undefined, 'sec-fetch-site': 'none' },
  'no page at all': { origin: undefined },
  'a word that no browser says': { origin: undefined, 'sec-fetch-site': 'ours' },
};

describe.each(WRITES)('$name', ({ row }) => {
  it('is rejected from other sites', async ({ scene }) => {
    const caller = callerOf(row);
    const cargo = (await row.prepare?.(scene, caller)) ?? {};
    const browser = await scene.browserOf(caller);
    for (const [from, headers] of Object.entries(FOREIGN)) {
      const response = await sendPayload(row, browser, cargo, headers);
      expect([from, response.statusCode]).toEqual([from, 403]);
    }
    // Only the page was rejected: with a same-origin hint the call succeeds.
    const own = { origin: undefined, 'sec-fetch-site': 'same-origin' };
    expect((await sendPayload(row, browser, cargo, own)).statusCode).toBe(row.endpoint.status);
  });
});
