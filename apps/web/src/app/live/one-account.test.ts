import { expect, it, vi } from 'vitest';
import { announceToTabs } from './one-account.ts';

it('has the other tabs look again who is signed in, once someone else is or nobody is any more', async () => {
  const [ana, alsoAna] = [vi.fn(), vi.fn()];
  const stop = announceToTabs('ana', ana);
  const leave = announceToTabs('ana', alsoAna);
  const ben = announceToTabs('ben', () => undefined);
  await expect.poll(() => ana).toHaveBeenCalledTimes(1);
  expect(alsoAna).toHaveBeenCalledTimes(1);
  // A page that starts knows nobody yet: what it says nothing of is not asked for.
  announceToTabs(undefined, () => undefined)();
  leave();
  await expect.poll(() => ana).toHaveBeenCalledTimes(2);
  expect(alsoAna).toHaveBeenCalledTimes(1);
  for (const end of [stop, ben]) end();
});
