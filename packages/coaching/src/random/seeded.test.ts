import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded.ts';

describe('seeded random', () => {
  it('gives the same stream for the same seed, and a different one for another', () => {
    const stream = (seed: string) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(stream('a')).toEqual(stream('a'));
    expect(stream('a')).not.toEqual(stream('b'));
  });

  it('draws normal numbers with the specified mean and spread', () => {
    const random = seededRandom(7);
    const draws = Array.from({ length: 20_000 }, () => random.normal(10, 2));
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
    const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length;
    expect(mean).toBeCloseTo(10, 1);
    expect(Math.sqrt(variance)).toBeCloseTo(2, 1);
  });

  it('shuffles without losing or duplicating an item', () => {
    const shuffled = seededRandom(1).shuffle([1, 2, 3, 4, 5, 6]);
    expect(shuffled.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
