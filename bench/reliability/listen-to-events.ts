import { setTimeout as sleep } from 'node:timers/promises';

const RECONNECT_MS = 250;

/** Listens to a process's events like a browser, reconnecting when the stream ends. */
export function listenToEvents(url: string, cookie: string) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastEventAt = Number.NEGATIVE_INFINITY;
  let events = 0;
  const listenOnce = async () => {
    const reply = await fetch(`${url}/api/events`, { headers: { cookie }, signal });
    if (!reply.ok || !reply.body) throw new Error(`events answered ${reply.status}`);
    const decoder = new TextDecoder();
    for await (const chunk of reply.body) {
      const received = decoder.decode(chunk as Uint8Array).split('data:').length - 1;
      if (received > 0) lastEventAt = performance.now();
      events += received;
    }
  };
  const listening = (async () => {
    while (!signal.aborted) {
      await listenOnce().catch(() => undefined);
      if (!signal.aborted) await sleep(RECONNECT_MS);
    }
  })();
  return {
    /** Time of the last event. */
    lastEventAt: () => lastEventAt,
    /** Number of events received. */
    events: () => events,
    async close() {
      stopping.abort();
      await listening;
    },
  };
}
