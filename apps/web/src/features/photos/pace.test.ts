import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { INTERVAL_MS } from '../../lib/use-regularly.ts';
import { CANCELED, createPace } from './pace.ts';

const UNREACHED = new TypeError('no network');

const refusal = (status: number, code: string, retryAfter?: string) =>
  new ApiError(status, JSON.stringify({ error: 'Not now.', code }), '', retryAfter);

const tooMany = refusal(429, 'too_many_requests', '3600');

/** A pace with a manual clock. */
function open() {
  const clock = { nowMs: 0 };
  const pace = createPace(() => clock.nowMs);
  let sent = 0;
  /** Sends one photo. @param answer the error, if it fails */
  async function send(answer?: unknown): Promise<unknown> {
    const call = async () => {
      sent += 1;
      if (answer) throw answer;
      return 'stored';
    };
    return pace.send(call).catch((error: unknown) => error);
  }
  return { clock, send, isDue: pace.isDue, sent: () => sent };
}

it('retries after 15 s, then with exponential backoff up to four minutes', async () => {
  const { clock, send, isDue } = open();
  const sentAt: number[] = [];
  for (let tick = 0; tick < 64; tick += 1) {
    clock.nowMs = tick * INTERVAL_MS;
    if (!isDue(false)) continue;
    sentAt.push(tick);
    clock.nowMs += 500;
    await send(UNREACHED);
  }
  expect(sentAt).toEqual([0, 1, 3, 7, 15, 31, 47, 63]);
});

it('counts consecutive failures of one batch once', async () => {
  const { clock, send, isDue } = open();
  for (let photo = 0; photo < 5; photo += 1) await send(UNREACHED);
  clock.nowMs = INTERVAL_MS;
  expect(isDue(false)).toBe(true);
});

it('sends immediately when back online, and on request', async () => {
  const { send, isDue, sent } = open();
  await send(UNREACHED);
  expect([isDue(false), isDue(true)]).toEqual([false, true]);
  expect([await send(), sent()]).toEqual(['stored', 2]);
});

it('respects the server’s retry-after, and reports its reason', async () => {
  const { clock, send, isDue, sent } = open();
  expect(await send(tooMany)).toBe(tooMany);
  clock.nowMs = 3_599_999;
  expect([isDue(false), isDue(true)]).toEqual([false, false]);
  expect([await send(), sent()]).toEqual([tooMany, 1]);
  clock.nowMs = 3_600_000;
  expect([isDue(false), await send(), sent()]).toEqual([true, 'stored', 2]);
});

it('resets the backoff once the server responds, even with a final rejection', async () => {
  for (const answer of [undefined, refusal(400, 'invalid_input')]) {
    const { clock, send, isDue } = open();
    await send(UNREACHED);
    clock.nowMs = INTERVAL_MS;
    await send(UNREACHED);
    await send(answer);
    expect(isDue(false)).toBe(true);
    await send(UNREACHED);
    clock.nowMs += INTERVAL_MS;
    expect(isDue(false)).toBe(true);
  }
});

it('does not count a canceled upload as a failure', async () => {
  for (const reason of [CANCELED, new DOMException('', 'AbortError')]) {
    const { send, isDue } = open();
    await send(reason);
    expect(isDue(false)).toBe(true);
  }
});
