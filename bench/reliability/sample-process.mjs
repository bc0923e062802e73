// Loaded into the server by `node --import`: logs its internal metrics every few seconds.
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_MS = 10_000;
const RESOLUTION_MS = 10;
const file = process.env.SAMPLES_FILE;

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collect = runInNewContext('gc');
const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
lag.enable();

// Discards earlier measurements.
process.on('SIGUSR2', () => lag.reset());

const timer = setInterval(() => {
  // The measured value is the time between two ticks.
  const lagMs = [50, 99, 100].map((share) => lag.percentile(share) / 1e6 - RESOLUTION_MS);
  // The garbage collection is triggered here, not by the server.
  lag.disable();
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  const sample = { at: Date.now(), lagMs, rssMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 };
  if (file) appendFileSync(file, `${JSON.stringify(sample)}\n`);
  lag.enable();
}, EVERY_MS);
timer.unref();
