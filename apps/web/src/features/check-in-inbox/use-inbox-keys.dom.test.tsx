import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useInboxKeys } from './use-inbox-keys.ts';

it('answers once while the keys are held down, but keeps moving through the queue', () => {
  const keys = { onStep: vi.fn(), onUndo: vi.fn(), onSend: vi.fn() };
  renderHook(() => useInboxKeys(keys));
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
  press('Enter', { ctrlKey: true });
  press('Enter', { ctrlKey: true, repeat: true });
  expect(keys.onSend).toHaveBeenCalledTimes(1);
  press('j');
  press('j', { repeat: true });
  expect(keys.onStep).toHaveBeenCalledTimes(2);
});
