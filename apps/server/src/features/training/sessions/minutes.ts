const LONGEST_MINUTES = 360;

/** Whole minutes of a session, at least 1; a session that was forgotten ends after six hours. */
export function minutesBetween(start: Date, end: Date): number {
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  return Math.min(LONGEST_MINUTES, Math.max(1, minutes));
}
