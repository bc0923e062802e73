import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './numbers.ts';
import { type NumberRules, normalizeTyped, numberText, parseNumber } from './parse-number.ts';

const WEIGHT = { unit: 'kg', min: 30, max: 300 };
const read = (text: string, field?: NumberRules, decimal?: '.' | ',') => {
  const parsed = parseNumber(text, field, () => decimal);
  return parsed.kind === 'number' ? parsed.value : parsed.kind;
};

describe('numbers as people type them', () => {
  it.each([
    ['82.5', 82.5],
    [' 82,5 ', 82.5],
    ['.5', 0.5],
    ['82.', 82],
    ['-5', -5],
    ['−5', -5],
    ['2 400', 2400],
    ['2\u202f400,5', 2400.5],
    ['1’250', 1250],
    ['1,200.5', 1200.5],
    ['1.200,5', 1200.5],
    ['1,250,000', 1_250_000],
    ['0,125', 0.125],
    ['1250,500', 1250.5],
    ['1,20', 1.2],
    ['٨٢٫٥', 82.5],
    ['۸۲٫۵', 82.5],
    ['८२.५', 82.5],
    ['８２．５', 82.5],
    ['82.5\u200e', 82.5],
    ['\u2066\u200b82.5\u2069', 82.5],
    ['“82.5”', 82.5],
  ])('parses %j', (text, value) => expect(read(text)).toBe(value));

  it.each([
    'abc',
    '1.2.3',
    '--1',
    '.',
    '1 5',
    '5 9',
    '1,23,4',
    '350-400',
    '1e3',
    '8²',
    '½',
    '12 34',
  ])('does not guess %j', (text) => expect(read(text)).toBe('unreadable'));

  it('treats blank text as empty', () => {
    expect(['', '  ', '\u200b', '\u2800'].map((text) => read(text))).toEqual(
      Array(4).fill('empty'),
    );
  });
});

describe('units', () => {
  it.each([
    ['82.5 kg', WEIGHT, 82.5],
    ['82.5KG.', WEIGHT, 82.5],
    ['150g', { unit: 'g' }, 150],
    ['1,5 cups', { unit: 'cup' }, 1.5],
    ['20 oz', { unit: 'fl oz' }, 20],
    ['69"', { unit: 'in' }, 69],
    ['90 min', { unit: 'min' }, 90],
    ['5%', { unit: '%' }, 5],
  ])('accepts %j', (text, field, value) => expect(read(text, field)).toBe(value));

  it('converts another unit of the same kind', () => {
    expect(read('100 lbs', WEIGHT)).toBeCloseTo(45.359237, 9);
    expect(read('2 l', { unit: 'ml' })).toBe(2000);
    expect(read('1.5 h', { unit: 'min' })).toBe(90);
  });

  it('rejects a unit of another kind', () => {
    expect(read('150 ml', { unit: 'g' })).toBe('unreadable');
    expect(read('150 g', { unit: 'cup' })).toBe('unreadable');
    expect(read('5kg')).toBe('unreadable');
  });
});

describe('a separator before exactly three digits', () => {
  it('is ambiguous', () => {
    const candidates = { decimal: 1.25, thousands: 1250 };
    for (const text of ['1.250', '1,250', '1.250 kcal']) {
      const field = { unit: 'kcal', min: 0, max: 10_000 };
      expect(parseNumber(text, field), text).toEqual({ kind: 'ambiguous', candidates });
    }
    expect(read('1.000', { unit: 'g', min: 0.01, max: 5000 })).toBe('ambiguous');
  });

  it('is resolved by the range of the field', () => {
    expect(read('1,250', { unit: 'cup', min: 0.01, max: 25 })).toBe(1.25);
    expect(read('82.125', WEIGHT)).toBe(82.125);
    expect(read('2.300', { unit: 'mg', min: 0, max: 20_000, likelyFrom: 100 })).toBe(2300);
  });

  it('is resolved by the separator that the person certainly uses', () => {
    expect(read('1.250', {}, ',')).toBe(1250);
    expect(read('1,250', {}, ',')).toBe(1.25);
    expect(read('1,250', {}, '.')).toBe(1250);
    expect(read('1.250', {}, '.')).toBe(1.25);
  });

  it('is ambiguous if language and place disagree', () => {
    expect(read('1,250', { unit: 'cup', min: 0.01, max: 25 }, '.')).toBe('ambiguous');
  });

  it('is out of range if both interpretations are', () => {
    expect(read('1.250', WEIGHT)).toBe(1.25);
  });
});

it('is never resolved to one of two plausible interpretations', () => {
  const number = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }));
  fc.assert(
    fc.property(number, fc.constantFrom('.', ','), ([whole, rest], separator) => {
      const text = `${whole}${separator}${String(rest).padStart(3, '0')}`;
      expect(read(text)).toBe('ambiguous');
    }),
  );
});

it('parses digits of any script, with spaces, marks and unit, as the same number', () => {
  const zeros = ['0', '٠', '۰', '०', '๐', '０', '\u{1d7d8}'];
  const value = fc.integer({ min: 0, max: 99_999 }).map((tenths) => tenths / 10);
  const mark = fc.constantFrom('', '\u200e', '\u2067', '\ufeff', ' ', '\u00a0');
  fc.assert(
    fc.property(value, fc.constantFrom(...zeros), mark, (number, zero, around) => {
      const start = zero.codePointAt(0) ?? 0;
      const digits = String(number).replace(/\d/g, (digit) =>
        String.fromCodePoint(start + Number(digit)),
      );
      expect(read(`${around}${digits}${around} kg`, { unit: 'kg' })).toBe(number);
    }),
  );
});

it('parses what fields and screens show', () => {
  const value = fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .map((one) => Number(one.toFixed(4)));
  fc.assert(
    fc.property(value, (number) => {
      expect(read(numberText(number))).toBe(number + 0);
    }),
  );
  for (const number of [1200.5, 12_500.25, 1_250_000]) {
    expect(read(formatNumber(number, 2))).toBe(number);
  }
});

it('parses any text, and the longest one quickly', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseNumber(text, WEIGHT)));
  expect(normalizeTyped('1 '.repeat(50_000))).toBeUndefined();
});
