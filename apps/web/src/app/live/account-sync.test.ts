import { expect, it, vi } from 'vitest';
import { announceToTabs } from './account-sync.ts';

it('makes the other tabs refetch the session after a login as another user or a logout', async () => {
  const [ana, alsoAna] = [vi.fn(), vi.fn()];
  const stop = announceToTabs('ana', ana);
  const leave = announceToTabs('ana', alsoAna);
  const ben = announceToTabs('ben', () => undefined);
  await expect.poll(() => ana).toHaveBeenCalledTimes(1);
  expect(alsoAna).toHaveBeenCalledTimes(1);
  // A new page doesn't know its user yet, so it reports nothing.
  announceToTabs(undefined, () => undefined)();
  leave();
  await expect.poll(() => ana).toHaveBeenCalledTimes(2);
  expect(alsoAna).toHaveBeenCalledTimes(1);
  for (const end of [stop, ben]) end();
});
