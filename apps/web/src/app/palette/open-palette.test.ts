import { expect, it, vi } from 'vitest';
import { onPaletteAsked, openPalette } from './open-palette.ts';

it('opens what is there, and nothing that has gone', () => {
  const open = vi.fn();
  const stop = onPaletteAsked(open);
  expect(openPalette()).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
  stop();
  expect(openPalette()).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

it('opens what was asked for before it was there, once', () => {
  openPalette();
  openPalette();
  const open = vi.fn();
  onPaletteAsked(open)();
  onPaletteAsked(open)();
  expect(open).toHaveBeenCalledTimes(1);
});
