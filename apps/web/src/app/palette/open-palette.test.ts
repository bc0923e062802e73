import { expect, it, vi } from 'vitest';
import { onPaletteRequested, openPalette } from './open-palette.ts';

it('opens a mounted palette, but not an unmounted one', () => {
  const open = vi.fn();
  const stop = onPaletteRequested(open);
  expect(openPalette()).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
  stop();
  expect(openPalette()).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

it('opens once mounted if requested before, and only once', () => {
  openPalette();
  openPalette();
  const open = vi.fn();
  onPaletteRequested(open)();
  onPaletteRequested(open)();
  expect(open).toHaveBeenCalledTimes(1);
});
