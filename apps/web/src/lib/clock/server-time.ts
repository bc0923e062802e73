/* The server's clock as this device knows it. A phone may be a day off, and what is logged on it
   must still land on the right day, so stored facts use these instants. Stopwatches use the
   device's own clock. */
const STORAGE_KEY = 'posedown.clock';
/**
 * A smaller difference counts as correct, because a response takes time and its date is in whole
 * seconds.
 */
const MIN_OFFSET_MS = 60_000;

let aheadMs = loadLead();

/** Updates the server's time from the `Date` header of a new response. */
export function learnServerTime(date: string | null): void {
  const lead = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(lead)) return;
  const learnt = Math.abs(lead) < MIN_OFFSET_MS ? 0 : lead;
  if (learnt === aheadMs) return;
  aheadMs = learnt;
  saveLead(learnt);
}

/** The server's time at an instant of this device's clock, by default now, in ms since 1970. */
export function serverTime(deviceMs = Date.now()): number {
  return deviceMs + aheadMs;
}

/** The time of this device's clock at an ISO instant of the server's, in ms since 1970. */
export function deviceTime(instant: string): number {
  return Date.parse(instant) - aheadMs;
}

/** The server's time as an ISO instant, like `serverTime`. */
export function serverInstant(deviceMs?: number): string {
  return new Date(serverTime(deviceMs)).toISOString();
}

/** Stored for a start without a network. */
function loadLead(): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) || 0;
  } catch {
    return 0;
  }
}

function saveLead(lead: number) {
  try {
    localStorage.setItem(STORAGE_KEY, String(lead));
  } catch {
    // Without storage it is learned from the next response.
  }
}
