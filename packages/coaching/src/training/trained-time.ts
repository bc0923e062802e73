/**
 * A longer pause between two sets is no rest: the athlete left and came back, maybe on another
 * day. [our choice]
 */
const MAX_PAUSE_SECONDS = 3600;

/**
 * Seconds from a session's start through its sets to its end, without pauses over an hour.
 * Timestamps are in ms since 1970. Sets may be in any order, and ones outside the session are
 * clamped to its edge.
 */
export function trainedSeconds(startMs: number, setsMs: readonly number[], endMs: number): number {
  const inside = setsMs.map((ms) => Math.min(endMs, Math.max(startMs, ms)));
  const marks = [startMs, ...inside.sort((one, other) => one - other), endMs];
  let seconds = 0;
  for (const [index, mark] of marks.entries()) {
    const passed = (mark - (marks[index - 1] ?? mark)) / 1000;
    if (passed > 0 && passed <= MAX_PAUSE_SECONDS) seconds += passed;
  }
  return seconds;
}
