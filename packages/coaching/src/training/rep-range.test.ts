import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILDER_DEFAULTS } from './plan-days.ts';
import { isRepsText, isSameRange, repListOf, repRangeOf } from './rep-range.ts';
import { HOLD_DEFAULTS } from './set-entry.ts';

describe('isRepsText', () => {
  it.each([
    ...[
      '10',
      '8-12',
      '8 – 12',
      '8 to 12',
      '30-45 s',
      '45-60 s',
      '60 sec',
      '20 m',
      '12/10/8',
      '12, 10, 8',
    ],
    ...[
      '8+',
      '15 reps',
      '8 each side',
      '10/side',
      'To failure',
      'to failure',
      'AMRAP',
      'AMRAP (8+)',
    ],
    ...['8-12 to failure', 'Max', 'max reps', '4+4+4', '10 per leg', BUILDER_DEFAULTS.reps],
    HOLD_DEFAULTS.reps,
  ])('accepts %j', (text) => expect(isRepsText(text)).toBe(true));

  it.each([
    'banana',
    '',
    '0',
    '-',
    '8-',
    '8-banana',
    '8 12',
    '1e3',
    '1000',
    '10 kg',
    '8'.repeat(30),
  ])('rejects %j', (text) => expect(isRepsText(text)).toBe(false));

  it('accepts every range it can parse', () => {
    const count = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(count, count, fc.constantFrom('', ' s', ' sec'), (low, high, unit) => {
        expect(isRepsText(`${low}-${high}${unit}`)).toBe(true);
      }),
    );
  });
});

describe('a rep range', () => {
  it('parses ranges, single numbers and isometric holds', () => {
    expect(repRangeOf('8-12')).toEqual({ min: 8, max: 12, isTimed: false });
    expect(repRangeOf('10')).toEqual({ min: 10, max: 10, isTimed: false });
    expect(repRangeOf('30-45 s')).toEqual({ min: 30, max: 45, isTimed: true });
    expect(repRangeOf('5 sets')).toMatchObject({ isTimed: false });
    expect(repRangeOf('12/10/8')).toEqual({ min: 8, max: 12, isTimed: false });
  });

  it('returns null for plain text', () => {
    expect(repRangeOf('To failure')).toBeNull();
    expect(repRangeOf('0')).toBeNull();
  });

  it('parses the reps of each set if they are listed one by one', () => {
    expect(repListOf('12/10/8')).toEqual([12, 10, 8]);
    expect(repListOf('12, 10, 8 reps')).toEqual([12, 10, 8]);
    for (const text of ['8-12', '10', '10/side', '4+4+4', 'AMRAP (8+)', '']) {
      expect(repListOf(text), text).toBeNull();
    }
  });

  it('is the same in every spelling', () => {
    expect(isSameRange('12/10/8', '12, 10, 8')).toBe(true);
    expect(isSameRange('12/10/8', '8-12')).toBe(false);
    expect(isSameRange('8-12', '8 – 12')).toBe(true);
    expect(isSameRange('8-12', '6-12')).toBe(false);
    expect(isSameRange('30-45', '30-45 s')).toBe(false);
    expect(isSameRange('AMRAP', 'AMRAP ')).toBe(true);
    expect(isSameRange('AMRAP', '8-12')).toBe(false);
  });

  it('is never inverted', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (a, b) => {
        const range = repRangeOf(`${a}-${b}`);
        expect(range === null || range.min <= range.max).toBe(true);
      }),
    );
  });
});
