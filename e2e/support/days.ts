const DAY_MS = 86_400_000;

/** The calendar day so many days from now, in UTC: the zone of who signs up without naming one. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
