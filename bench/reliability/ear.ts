import { setTimeout as sleep } from 'node:timers/promises';

const OPEN_AGAIN_MS = 250;

/** Listens to a process's events as a browser does, opening the stream again where it ends. */
export function openEar(url: string, cookie: string) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let heardAt = Number.NEGATIVE_INFINITY;
  let events = 0;
  const listenOnce = async () => {
    const reply = await fetch(`${url}/api/events`, { headers: { cookie }, signal });
    if (!reply.ok || !reply.body) throw new Error(`events answered ${reply.status}`);
    const decoder = new TextDecoder();
    for await (const chunk of reply.body) {
      const heard = decoder.decode(chunk as Uint8Array).split('data:').length - 1;
      if (heard > 0) heardAt = performance.now();
      events += heard;
    }
  };
  const listening = (async () => {
    while (!signal.aborted) {
      await listenOnce().catch(() => undefined);
      if (!signal.aborted) await sleep(OPEN_AGAIN_MS);
    }
  })();
  return {
    /** When the last event came. */
    heardAt: () => heardAt,
    /** How many have come. */
    events: () => events,
    async close() {
      stopping.abort();
      await listening;
    },
  };
}
