import { describe, expect, it } from 'vitest';
import { weightProjection } from './weight-projection.ts';

describe('weight projection', () => {
  it('starts at the weight and loses its percentage every week', () => {
    const weeks = weightProjection({ weightKg: 80, weeklyRatePercent: -1, weeks: 2 });
    expect(weeks.map((each) => each.week)).toEqual([0, 1, 2]);
    expect(weeks[0]?.weightKg).toBe(80);
    expect(weeks[2]?.weightKg).toBeCloseTo(80 * 0.99 * 0.99, 10);
  });
});
