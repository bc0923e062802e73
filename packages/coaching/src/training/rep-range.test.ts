import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameRange, repRangeOf } from './rep-range.ts';

describe('the range of repetitions', () => {
  it('reads ranges, single numbers and holds', () => {
    expect(repRangeOf('8-12')).toEqual({ min: 8, max: 12, isTimed: false });
    expect(repRangeOf('10')).toEqual({ min: 10, max: 10, isTimed: false });
    expect(repRangeOf('30-45 s')).toEqual({ min: 30, max: 45, isTimed: true });
    expect(repRangeOf('5 sets')).toMatchObject({ isTimed: false });
  });

  it('knows that words name no range', () => {
    expect(repRangeOf('To failure')).toBeNull();
    expect(repRangeOf('0')).toBeNull();
  });

  it('is the same however it is written', () => {
    expect(isSameRange('8-12', '8 – 12')).toBe(true);
    expect(isSameRange('8-12', '6-12')).toBe(false);
    expect(isSameRange('30-45', '30-45 s')).toBe(false);
    expect(isSameRange('AMRAP', 'AMRAP ')).toBe(true);
    expect(isSameRange('AMRAP', '8-12')).toBe(false);
  });

  it('is never upside down', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (a, b) => {
        const range = repRangeOf(`${a}-${b}`);
        expect(range === null || range.min <= range.max).toBe(true);
      }),
    );
  });
});
