import { expect, it } from 'vitest';
import { waitingWords } from './waiting-words.ts';

it('names what of the day waits on the device, and says nothing where nothing does', () => {
  expect(waitingWords({ cardio: 0, supplements: 0 })).toBeNull();
  expect(waitingWords({ cardio: 1, supplements: 2 })).toBe(
    'Kept on this device and not counted yet: 1 cardio session, 2 supplement ticks. Sent as soon as the server can be reached.',
  );
  expect(waitingWords({ cardio: 0, supplements: 1 })).toContain(': 1 supplement tick.');
});
