import { expect } from 'vitest';
import type { StoredWatch } from './stored-watch.ts';
import type { TestApp } from './test-app.ts';

/** Runs an action and expects that nothing was stored. */
export async function expectNothingStored(
  { server, watch }: { server: TestApp; watch: StoredWatch },
  attempt: () => Promise<void>,
): Promise<void> {
  await server.settle();
  await watch.look();
  await attempt();
  await server.settle();
  expect(await watch.changes()).toEqual([]);
}
