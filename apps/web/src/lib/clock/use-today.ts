import type { CalendarDay } from '@posedown/coaching';
import { useSyncExternalStore } from 'react';
import { todayIn } from '../days.ts';

/** When a page that was out of sight, or a device that slept, may have missed midnight. */
const RETURNS = ['visibilitychange', 'focus', 'pageshow'] as const;

/**
 * Calls back whenever it may be another day: every minute, and when the page comes back. A timer until midnight would
 * be late by as long as the device slept.
 * @returns what stops it
 */
export function watchDay(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  for (const sign of RETURNS) window.addEventListener(sign, look);
  return () => {
    clearInterval(timer);
    for (const sign of RETURNS) window.removeEventListener(sign, look);
  };
}

/** Today's calendar day in a time zone, this device's if none is given; rendered again once it is another one, for a screen may stay open overnight. */
export function useToday(timeZone?: string): CalendarDay {
  return useSyncExternalStore(watchDay, () => todayIn(timeZone));
}
