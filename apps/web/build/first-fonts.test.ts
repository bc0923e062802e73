import { expect, it } from 'vitest';
import { charactersIn } from './first-fonts.ts';

it('parses a unicode-range into its characters', () => {
  expect(charactersIn('U+41-43,\n    U+D7, U+2013')).toBe('ABC×–');
});
