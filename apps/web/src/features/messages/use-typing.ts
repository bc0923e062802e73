import { useEffect, useRef, useState } from 'react';
import { useLiveEvent } from '../../lib/live-events.ts';
import { sendTyping } from './api.ts';

/** Minimum interval between typing notifications. */
const NOTIFY_EVERY_MS = 3000;
/** Without another event for this long, the person has stopped typing. */
const SHOWN_MS = 5000;

/** Whether the other person in a thread is typing. A message from them ends it. */
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
export function useNotifyTyping(athleteId: string): () => void {
  const notifiedAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = Date.now();
    if (now - notifiedAt.current < NOTIFY_EVERY_MS || !navigator.onLine) return;
    notifiedAt.current = now;
    sendTyping(athleteId);
  };
}
