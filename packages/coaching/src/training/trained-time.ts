/** A longer pause between two sets is no rest: the athlete left and came back, maybe on another day. [our choice] */
const LONGEST_PAUSE_SECONDS = 3600;

/**
 * A session's seconds from start over its sets to its end, without pauses of more than an hour. Instants in ms since
 * 1970; sets in any order, and ones outside the session count as its edge.
 */
export function trainedSeconds(startMs: number, setsMs: readonly number[], endMs: number): number {
  const inside = setsMs.map((ms) => Math.min(endMs, Math.max(startMs, ms)));
  const marks = [startMs, ...inside.sort((one, other) => one - other), endMs];
  let seconds = 0;
  for (const [place, mark] of marks.entries()) {
    const passed = (mark - (marks[place - 1] ?? mark)) / 1000;
    if (passed > 0 && passed <= LONGEST_PAUSE_SECONDS) seconds += passed;
  }
  return seconds;
}
