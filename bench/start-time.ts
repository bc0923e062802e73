import { readFileSync } from 'node:fs';
import { startProduct } from '../e2e/support/product.ts';
import { type Figure, median } from './figure.ts';

const WARM_STARTS = 5;

/** From the start of the process to the first served page, on an empty folder and on a full one. */
export async function measureStart(): Promise<Figure[]> {
  const coldAt = performance.now();
  const product = await startProduct({ DEMO: 'on' });
  try {
    await fetch(product.url);
    const cold = performance.now() - coldAt;
    const warm: number[] = [];
    for (let round = 0; round < WARM_STARTS; round += 1) {
      await product.kill();
      const startedAt = performance.now();
      await product.restart();
      await fetch(product.url);
      warm.push(performance.now() - startedAt);
    }
    return [
      { name: 'first start with demo data, embedded', value: cold / 1000, unit: 's' },
      { name: 'later start, embedded, median', value: median(warm) / 1000, unit: 's' },
      { name: 'memory at rest, embedded', value: residentMb(product.pid), unit: 'MB' },
    ];
  } finally {
    await product.close();
  }
}

/** The resident memory of a process in MB, as Linux tells it. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
