import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../e2e/support/product.ts';
import { type Figure, median } from './figure.ts';

const WARM_STARTS = 5;
const SERVER = fileURLToPath(new URL('../apps/server', import.meta.url));
/** Lower bound for a start: a process that only opens the same database and reads once. */
const BARE_OPEN = `
  import { PGlite } from '@electric-sql/pglite';
  const pglite = await PGlite.create(process.argv[1]);
  await pglite.query('select 1');
  process.kill(process.pid, 'SIGKILL');`;

/**
 * Time from the start of the process to the first served page, with an empty and a full folder; the latter next to
 * the bare opening of its database.
 */
export async function measureStart(): Promise<Figure[]> {
  const coldAt = performance.now();
  const product = await startProduct({ DEMO: 'on' });
  try {
    await fetch(product.url);
    const cold = performance.now() - coldAt;
    const warm: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < WARM_STARTS; round += 1) {
      await product.kill();
      bare.push(openBare(join(product.dataDir, 'database')));
      const startedAt = performance.now();
      await product.restart();
      await fetch(product.url);
      warm.push(performance.now() - startedAt);
    }
    const floor = median(bare);
    const times = `${(median(warm) / floor).toFixed(2)} × the floor`;
    return [
      { name: 'floor: the database opened bare, median', value: floor / 1000, unit: 's' },
      { name: 'first start with demo data, embedded', value: cold / 1000, unit: 's' },
      {
        name: 'later start, embedded, median',
        value: median(warm) / 1000,
        unit: 's',
        beside: times,
      },
      { name: 'memory at rest, embedded', value: residentMb(product.pid), unit: 'MB' },
    ];
  } finally {
    await product.close();
  }
}

/** Milliseconds from the start of a process to its first response from an embedded database. */
function openBare(directory: string): number {
  const startedAt = performance.now();
  const { signal, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', BARE_OPEN, directory],
    { cwd: SERVER, encoding: 'utf8' },
  );
  if (signal !== 'SIGKILL') throw new Error(`The database did not open: ${stderr}`);
  return performance.now() - startedAt;
}

/** The resident memory of a process in MB, as reported by Linux. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
