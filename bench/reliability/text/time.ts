import { finish } from '../../../packages/coaching/src/index.ts';
import type { Reader } from './readers.ts';

/** Maximum uninterrupted time of such work on the server: `in-slices.ts`. */
const SLICE_MS = 5;
/** Shorter times measure clock noise. */
const MIN_MS = 2;

const cpuNowMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** CPU time of one analysis, in ms; very short ones are repeated. */
export function cpuMs({ read }: Reader, text: string, minMs = MIN_MS): number {
  const startedAt = cpuNowMs();
  for (let readings = 1; ; readings += 1) {
    finish(read(text));
    const ms = cpuNowMs() - startedAt;
    if (ms >= minMs) return ms / readings;
  }
}

/** CPU time of a whole analysis, and of its longest slice, which the server doesn't interrupt. */
export function sliced(
  { read }: Reader,
  text: string,
  now = cpuNowMs,
): { ms: number; block: number } {
  const startedAt = now();
  const steps = read(text);
  let sliceAt = startedAt;
  let block = 0;
  for (;;) {
    const { done } = steps.next();
    const at = now();
    if (!done && at - sliceAt < SLICE_MS) continue;
    block = Math.max(block, at - sliceAt);
    if (done) return { ms: at - startedAt, block };
    sliceAt = now();
  }
}

/** Slope of the log-log regression line: 1 is linear, 2 quadratic. */
export function exponentOf(points: readonly { length: number; ms: number }[]): number {
  const logs = points.map(({ length, ms }) => ({ x: Math.log(length), y: Math.log(ms) }));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x0 = mean(logs.map(({ x }) => x));
  const y0 = mean(logs.map(({ y }) => y));
  const covariance = mean(logs.map(({ x, y }) => (x - x0) * (y - y0)));
  return covariance / mean(logs.map(({ x }) => (x - x0) ** 2));
}
