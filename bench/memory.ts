import type { Product } from '../e2e/support/product.ts';
import type { Figure } from './figure.ts';
import { signIn } from './load.ts';
import { residentMb } from './start-time.ts';

const ROUNDS = 200;
const READS = [
  '/api/clients/summary',
  '/api/clients?limit=50',
  '/api/analytics',
  '/api/auth/me',
  '/dashboard',
];

/** The server's memory at rest with a full database, and after serving requests for a while. */
export async function measureMemory(product: Product): Promise<Figure[]> {
  // Creating the demo data is a one-time task, so it isn't measured in this process.
  await product.kill();
  await product.restart();
  await fetch(product.url);
  const atRest = residentMb(product.pid);
  const cookie = await signIn(product.url, 'coach@demo.posedown.app');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of READS) {
      const reply = await fetch(`${product.url}${path}`, { headers: { cookie } });
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      await reply.arrayBuffer();
    }
  }
  return [
    { name: 'memory at rest, PostgreSQL', value: atRest, unit: 'MB' },
    {
      name: `memory after ${ROUNDS * READS.length} reads, PostgreSQL`,
      value: residentMb(product.pid),
      unit: 'MB',
    },
  ];
}
