/*
 * The server's clock as this device knows it. A phone may be a day wrong, and what is logged on it must still
 * land on the right day: facts carry these instants. Stopwatches go by the device's own clock.
 */
const KEPT_AT = 'posedown.clock';
/** A device that is less far off is taken as right: an answer takes its time, and is dated in whole seconds. */
const LEAST_OFF_MS = 60_000;

let aheadMs = keptLead();

/** Learns the server's time from the `Date` of an answer that has just come. */
export function learnServerTime(date: string | null): void {
  const lead = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(lead)) return;
  const learnt = Math.abs(lead) < LEAST_OFF_MS ? 0 : lead;
  if (learnt === aheadMs) return;
  aheadMs = learnt;
  keepLead(learnt);
}

/** The server's time at an instant of this device's clock, now if none is given; both in ms since 1970. */
export function serverTime(deviceMs = Date.now()): number {
  return deviceMs + aheadMs;
}

/** What this device's clock showed, or will show, at an ISO instant of the server's; in ms since 1970. */
export function deviceTime(instant: string): number {
  return Date.parse(instant) - aheadMs;
}

/** The server's time as an ISO instant, as `serverTime`. */
export function serverInstant(deviceMs?: number): string {
  return new Date(serverTime(deviceMs)).toISOString();
}

/** Kept for a start without a network. */
function keptLead(): number {
  try {
    return Number(localStorage.getItem(KEPT_AT)) || 0;
  } catch {
    return 0;
  }
}

function keepLead(lead: number) {
  try {
    localStorage.setItem(KEPT_AT, String(lead));
  } catch {
    // Storage was refused: it is learnt again with the next answer.
  }
}
