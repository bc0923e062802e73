/**
 * Calls back with the time, whenever a whole interval since `anchorMs` is over: a display of seconds
 * then changes when its second does. It is only a tick. What counts is calculated from timestamps, so
 * it does not matter that browsers slow it down in the background.
 * @returns what stops it
 */
export function startTicking(
  onTick: (nowMs: number) => void,
  { everyMs, anchorMs = 0 }: { everyMs: number; anchorMs?: number },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    const into = (((Date.now() - anchorMs) % everyMs) + everyMs) % everyMs;
    timer = setTimeout(() => {
      onTick(Date.now());
      wait();
    }, everyMs - into);
  }
  wait();
  return () => clearTimeout(timer);
}
