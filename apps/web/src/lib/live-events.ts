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

/**
 * Listens to the server while the tab is looked at. What is missed meanwhile is made up for: `onGap`
 * runs whenever the stream is open again after it was not.
 * @returns what stops it
 */
export function listenToServer(onGap: () => void): () => void {
  let source: EventSource | null = null;
  let hasBeenOpen = false;
  let letGo: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(EVENTS_PATH);
    source.onmessage = ({ data }) => {
      const event = JSON.parse(data) as LiveEvent;
      for (const hear of hearers) hear(event);
    };
    source.onopen = () => {
      if (hasBeenOpen) onGap();
      hasBeenOpen = true;
    };
  }
  function close(): void {
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
