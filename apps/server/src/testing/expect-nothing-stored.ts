import { expect } from 'vitest';
import type { StoredWatch } from './stored-watch.ts';
import type { TestApp } from './test-app.ts';

/** Runs an action and expects that nothing was stored. */
export async function expectNothingStored(
  { test, watch }: { test: TestApp; watch: StoredWatch },
  attempt: () => Promise<void>,
): Promise<void> {
  await test.settle();
  await watch.look();
  await attempt();
  await test.settle();
  expect(await watch.changes()).toEqual([]);
}
