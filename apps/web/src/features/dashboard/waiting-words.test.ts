import { expect, it } from 'vitest';
import { waitingWords } from './waiting-words.ts';

const NONE = { cardio: 0, refusedCardio: 0, supplements: 0 };

it('names what of the day waits on the device, and says nothing where nothing does', () => {
  expect(waitingWords(NONE)).toBeNull();
  expect(waitingWords({ ...NONE, cardio: 1, supplements: 2 })).toBe(
    'Saved on this device, not synced yet: 1 cardio session, 2 supplement ticks. It will sync when you’re online.',
  );
  expect(waitingWords({ ...NONE, supplements: 1 })).toContain(': 1 supplement tick.');
});

it('says of what the server did not take where to deal with it, and not that it is sent', () => {
  expect(waitingWords({ ...NONE, refusedCardio: 2 })).toBe(
    'Couldn’t be saved: 2 cardio sessions. Check your cardio plan under Progress Tracking.',
  );
  expect(waitingWords({ ...NONE, cardio: 1, refusedCardio: 1 })).toMatch(
    /not synced yet: 1 cardio session\. .* saved: 1 cardio session\. Check/,
  );
});
