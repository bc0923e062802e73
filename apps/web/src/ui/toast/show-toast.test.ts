import { expect, it } from 'vitest';
import { toastDurationMs } from './show-toast.ts';

it('limits every toast to 2 to 5 seconds', () => {
  expect(toastDurationMs()).toBe(4000);
  expect(toastDurationMs(3)).toBe(3000);
  expect(toastDurationMs(0)).toBe(2000);
  expect(toastDurationMs(60)).toBe(5000);
});
