import type { CalendarDay } from '@posedown/coaching';
import { useSyncExternalStore } from 'react';
import { todayIn } from '../days.ts';

/** Events after which a hidden page or a sleeping device may have missed midnight. */
const RETURNS = ['visibilitychange', 'focus', 'pageshow'] as const;

/**
 * Calls back whenever the day may have changed: every minute, and when the page becomes visible. A
 * timer until midnight would be late by the time the device slept. @returns a function that stops
 * it
 */
export function watchDay(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  for (const sign of RETURNS) window.addEventListener(sign, look);
  return () => {
    clearInterval(timer);
    for (const sign of RETURNS) window.removeEventListener(sign, look);
  };
}

/**
 * Today's calendar day in a time zone, by default this device's. Re-renders on a new day, because
 * a screen may stay open overnight.
 */
export function useToday(timeZone?: string): CalendarDay {
  return useSyncExternalStore(watchDay, () => todayIn(timeZone));
}
