const BEAT_MS = 1;

/**
 * The longest time, in ms, that the event loop was blocked: the longest gap between two ticks of a timer.
 */
export async function longestBlock(act: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setTimeout(beat, BEAT_MS);
  };
  setTimeout(beat, BEAT_MS);
  await act();
  isOver = true;
  beat();
  return longest;
}
