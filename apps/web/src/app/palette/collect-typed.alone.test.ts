import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectTyped, consumeTyped } from './collect-typed.ts';

const page = new EventTarget();

function press(key: string, modifiers: { ctrlKey?: boolean } = {}) {
  const event = new Event('keydown', { cancelable: true });
  page.dispatchEvent(Object.assign(event, { key, ...modifiers }));
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  consumeTyped();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('collects every letter typed until the input is ready, and no later ones', () => {
  collectTyped();
  for (const key of ['O', 'm', 'x', 'Backspace', 'a', 'r']) expect(press(key)).toBe(true);
  expect(consumeTyped()).toBe('Omar');
  expect(press('s')).toBe(false);
  expect(consumeTyped()).toBe('');
});

it('leaves shortcuts and navigation keys to the page', () => {
  collectTyped();
  expect(press('r', { ctrlKey: true })).toBe(false);
  expect(press('Tab')).toBe(false);
  expect(consumeTyped()).toBe('');
});

it('stops collecting if the input does not appear', () => {
  collectTyped();
  press('o');
  vi.advanceTimersByTime(10_000);
  expect(press('m')).toBe(false);
  expect(consumeTyped()).toBe('');
});
