import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['O’Neil', "o'neil"],
  ['OʼNeil', 'o`neil'],
  ["D'Angelo", 'dangelo'],
  ['José García', 'JOSE\u0301 garcia'],
  ['Straße', 'STRASSE'],
  ['Ærø', 'aero'],
  ['ﬁsh', 'fish'],
  ['Ｏ２', 'o2'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['İpek Işık', 'ipek isik'],
  ['Ελένης', 'ΕΛΕΝΗΣ'],
  ['НАТАЛЬЯ', 'наталья'],
  ['Zero\u200bwidth\u2060', 'zerowidth'],
  ['Jean–Luc', 'jean-luc'],
])('folds %s and %s to the same text', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it('keeps different texts distinct', () => {
  expect(foldText('100% a_b\\')).toBe('100% a_b\\');
  expect(foldText('がか')).not.toBe(foldText('かか'));
});

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
