import { useEffect, useRef, useState } from 'react';
import { useLiveEvent } from '../../lib/live-events.ts';
import { sendTyping } from './api.ts';

/** Minimum interval between typing notifications. */
const TELL_EVERY_MS = 3000;
/** Who was last heard of longer ago has stopped. */
const SHOWN_MS = 5000;

/** Whether the other one of a thread is writing just now. A line from them ends it. */
export function useIsOtherTyping(athleteId: string, ownId: string): boolean {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveEvent((event) => {
    if (event.athleteId !== athleteId) return;
    if (event.type === 'message') setTyping(false);
    if (event.type !== 'typing' || event.fromUserId === ownId) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), SHOWN_MS);
    setTyping(true);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return isTyping;
}

/** Call it on every keystroke; notifications are throttled. */
export function useTellTyping(athleteId: string): () => void {
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = Date.now();
    if (now - toldAt.current < TELL_EVERY_MS || !navigator.onLine) return;
    toldAt.current = now;
    sendTyping(athleteId);
  };
}
