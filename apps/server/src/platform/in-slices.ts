import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@posedown/coaching';

/** How long one task may run before other waiting work gets its turn. */
const SLICE_MS = 5;

/** Runs long work in slices, so that other work isn't blocked. Never call it within a transaction. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + SLICE_MS;
  }
}
