import { expect, it } from 'vitest';
import { waitingText } from './waiting-text.ts';

const NOTHING_WAITING = { cardio: 0, refusedCardio: 0, supplements: 0 };

it("lists the day's unsynced entries, and returns null if there are none", () => {
  expect(waitingText(NOTHING_WAITING)).toBeNull();
  expect(waitingText({ ...NOTHING_WAITING, cardio: 1, supplements: 2 })).toBe(
    'Saved on this device, not synced yet: 1 cardio session, 2 supplements. It will sync when you’re online.',
  );
  expect(waitingText({ ...NOTHING_WAITING, supplements: 1 })).toContain(': 1 supplement.');
});

it('says where to handle rejected entries instead of promising to send them', () => {
  expect(waitingText({ ...NOTHING_WAITING, refusedCardio: 2 })).toBe(
    'Couldn’t be saved: 2 cardio sessions. Check your cardio plan under Progress Tracking.',
  );
  expect(waitingText({ ...NOTHING_WAITING, cardio: 1, refusedCardio: 1 })).toMatch(
    /not synced yet: 1 cardio session\. .* saved: 1 cardio session\. Check/,
  );
});
