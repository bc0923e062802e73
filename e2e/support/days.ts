const DAY_MS = 86_400_000;

/** The calendar day this many days from now, in UTC: the default zone of a sign-up. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
