import type { LiveEvent } from '@posedown/contract';
import { useEffect, useRef } from 'react';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Calls back on every event while mounted. */
export function useLiveEvent(hear: Listener): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const listener: Listener = (event) => latest.current(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

const EVENTS_PATH = '/api/events';
/**
 * A hidden tab closes its stream after this time, because browsers limit the connections to one
 * server.
 */
const CLOSE_AFTER_MS = 30_000;
/** Browsers reopen a broken stream, but not one that was rejected, for example by a proxy. */
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 60_000;

/**
 * Listens to the server while the tab is visible. `onOpen` runs whenever the stream opens,
 * including the first time, to catch up on missed events. `onRefused` runs when the server rejects
 * the stream, because the session may have ended. @returns a function that stops it
 */
export function listenToServer(onOpen: () => void, onRefused: () => void): () => void {
  let source: EventSource | null = null;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  function open(): void {
    if (source && source.readyState !== EventSource.CLOSED) return;
    clearTimeout(retryTimer);
    const stream = new EventSource(EVENTS_PATH);
    source = stream;
    stream.onmessage = ({ data }) => {
      const event = JSON.parse(data) as LiveEvent;
      for (const hear of listeners) hear(event);
    };
    stream.onopen = () => {
      retryMs = FIRST_RETRY_MS;
      onOpen();
    };
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      onRefused();
      retryTimer = setTimeout(open, retryMs);
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    };
  }
  function close(): void {
    clearTimeout(retryTimer);
    source?.close();
    source = null;
  }
  function onVisibility(): void {
    clearTimeout(closeTimer);
    if (document.visibilityState === 'visible') open();
    else closeTimer = setTimeout(close, CLOSE_AFTER_MS);
  }

  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onVisibility);
    clearTimeout(closeTimer);
    close();
  };
}
