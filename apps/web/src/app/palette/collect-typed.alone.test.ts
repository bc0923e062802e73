import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectTyped, takeTyped } from './collect-typed.ts';

const page = new EventTarget();

function press(key: string, held: { ctrlKey?: boolean } = {}) {
  const event = new Event('keydown', { cancelable: true });
  page.dispatchEvent(Object.assign(event, { key, ...held }));
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  takeTyped();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps every letter typed until the field is there, and none after', () => {
  collectTyped();
  for (const key of ['O', 'm', 'x', 'Backspace', 'a', 'r']) expect(press(key)).toBe(true);
  expect(takeTyped()).toBe('Omar');
  expect(press('s')).toBe(false);
  expect(takeTyped()).toBe('');
});

it('leaves shortcuts and the keys that move to the page', () => {
  collectTyped();
  expect(press('r', { ctrlKey: true })).toBe(false);
  expect(press('Tab')).toBe(false);
  expect(takeTyped()).toBe('');
});

it('gives the keys back where the field does not come', () => {
  collectTyped();
  press('o');
  vi.advanceTimersByTime(10_000);
  expect(press('m')).toBe(false);
  expect(takeTyped()).toBe('');
});
