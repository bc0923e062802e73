import type { LiveEvent } from '@posedown/contract';
import { useEffect, useRef } from 'react';

type Hear = (event: LiveEvent) => void;

const hearers = new Set<Hear>();

/** Calls back with every event while the part is on the screen. */
export function useLiveEvent(hear: Hear): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const tell: Hear = (event) => latest.current(event);
    hearers.add(tell);
    return () => void hearers.delete(tell);
  }, []);
}

const EVENTS_PATH = '/api/events';
/** A tab out of sight lets its stream go after so long: a browser has few connections to one server. */
const LET_GO_AFTER_MS = 30_000;
/** A browser opens a broken stream again by itself, but not one that was refused: by a proxy, say. */
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 60_000;

/**
 * Listens to the server while the tab is looked at. What is missed meanwhile is made up for: `onOpen`
 * runs whenever the stream opens, the first time too, for the screen was read before. `onRefused` runs when
 * the server lets nobody listen: the session may have ended.
 * @returns what stops it
 */
export function listenToServer(onOpen: () => void, onRefused: () => void): () => void {
  let source: EventSource | null = null;
  let letGo: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  function open(): void {
    if (source && source.readyState !== EventSource.CLOSED) return;
    clearTimeout(again);
    const stream = new EventSource(EVENTS_PATH);
    source = stream;
    stream.onmessage = ({ data }) => {
      const event = JSON.parse(data) as LiveEvent;
      for (const hear of hearers) hear(event);
    };
    stream.onopen = () => {
      retryMs = FIRST_RETRY_MS;
      onOpen();
    };
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      onRefused();
      again = setTimeout(open, retryMs);
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    };
  }
  function close(): void {
    clearTimeout(again);
    source?.close();
    source = null;
  }
  function onVisibility(): void {
    clearTimeout(letGo);
    if (document.visibilityState === 'visible') open();
    else letGo = setTimeout(close, LET_GO_AFTER_MS);
  }

  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onVisibility);
    clearTimeout(letGo);
    close();
  };
}
