import { expect, it } from 'vitest';
import { charactersIn } from './first-fonts.ts';

it('reads a unicode-range as the characters that it names', () => {
  expect(charactersIn('U+41-43,\n    U+D7, U+2013')).toBe('ABC×–');
});
