import { setTimeout as sleep } from 'node:timers/promises';

/** Retries unanswered requests like the web app, and counts the failures. */
export interface Retries {
  /** A `fetch` that starts with one process and continues with the other. */
  from(url: string): typeof fetch;
  counts: {
    /** Responses saying the server is temporarily unavailable. */
    unavailable: number;
    /** Other error responses. */
    otherwise: number;
    /** Requests without a response. */
    broken: number;
  };
}

const WAIT_MS = 250;
const MAX_TRIES = 240;
const ANSWER_WITHIN_MS = 20_000;

/** @param urls of the available processes */
export function createRetries(urls: readonly string[]): Retries {
  const counts = { unavailable: 0, otherwise: 0, broken: 0 };
  const tryOnce = async (url: string, path: string, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Record<string, string>), origin: url };
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const reply = await fetch(`${url}${path}`, { ...init, headers, signal });
    if (reply.status < 500) return reply;
    const text = await reply.text();
    if (reply.status === 503) counts.unavailable += 1;
    else {
      counts.otherwise += 1;
      console.error(`${init.method} ${path} answered ${reply.status}: ${text}`);
    }
    return null;
  };
  return {
    counts,
    from: (own) => async (input, init) => {
      const path = String(input).slice(own.length);
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const url = urls[(urls.indexOf(own) + tries) % urls.length] ?? own;
        const reply = await tryOnce(url, path, init).catch((error: unknown) => {
          counts.broken += 1;
          console.error(`${init?.method} ${path} was not answered: ${error}`);
          return null;
        });
        if (reply) return reply;
        await sleep(WAIT_MS);
      }
      throw new Error(`${init?.method} ${path} was never answered.`);
    },
  };
}
