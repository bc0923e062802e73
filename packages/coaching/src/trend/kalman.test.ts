import { describe, expect, it } from 'vitest';
import {
  addEntry,
  copyBelief,
  independentBelief,
  meanOf,
  observeSum,
  rotateEntries,
  scaleEntry,
  shiftEntry,
  varianceOf,
} from './kalman.ts';

const plain = { variance: 1, clipSigmas: 5 };

describe('a Gaussian belief', () => {
  it('moves halfway to a measurement of equal certainty', () => {
    const belief = independentBelief([{ mean: 0, sd: 1 }]);
    observeSum(belief, [0], { ...plain, value: 1 });
    expect(meanOf(belief, 0)).toBeCloseTo(0.5, 12);
    expect(varianceOf(belief, 0)).toBeCloseTo(0.5, 12);
  });

  // By hand: S = 4 + 1 + 1 = 6, gains 4/6 and 1/6.
  it('splits a measured sum by the uncertainty of each part', () => {
    const belief = independentBelief([
      { mean: 0, sd: 2 },
      { mean: 0, sd: 1 },
    ]);
    observeSum(belief, [0, 1], { ...plain, value: 3 });
    expect(belief.mean).toEqual([expect.closeTo(2, 12), expect.closeTo(0.5, 12)]);
    const [a, b, c, d] = belief.covariance;
    expect([a, b, c, d]).toEqual(
      [4 / 3, -2 / 3, -2 / 3, 5 / 6].map((value) => expect.closeTo(value, 12)),
    );
  });

  it('moves no further than the clip for an outlier', () => {
    const belief = independentBelief([{ mean: 0, sd: 1 }]);
    observeSum(belief, [0], { value: 1000, variance: 1, clipSigmas: 2 });
    // Gain of 1/2 on two standard errors of √2.
    expect(meanOf(belief, 0)).toBeCloseTo(Math.SQRT2, 12);
  });

  it('has the likelihood of the normal density, up to a constant', () => {
    const at = (value: number) =>
      observeSum(independentBelief([{ mean: 0, sd: 1 }]), [0], {
        value,
        variance: 3,
        clipSigmas: 9,
      });
    expect(at(2) - at(0)).toBeCloseTo(-0.5, 12);
  });

  it('scales, adds and shifts by the algebra of variances', () => {
    const belief = independentBelief([
      { mean: 1, sd: 1 },
      { mean: 10, sd: 3 },
    ]);
    scaleEntry(belief, 0, 2);
    addEntry(belief, { to: 0, from: 1 }, 0.5);
    shiftEntry(belief, 0, 3, 1);
    expect(belief.mean).toEqual([10, 10]);
    // 2²·1 + 0.5²·9 + 1, and a covariance of 0.5·9.
    expect(belief.covariance).toEqual([7.25, 4.5, 4.5, 9]);
  });

  it('rotates by an angle, and is unchanged after a full turn', () => {
    const belief = independentBelief([
      { mean: 1, sd: 2 },
      { mean: 0, sd: 1 },
    ]);
    const before = copyBelief(belief);
    rotateEntries(belief, 0, 1, Math.PI / 2);
    expect(belief.mean).toEqual([expect.closeTo(0, 12), expect.closeTo(-1, 12)]);
    expect(varianceOf(belief, 0)).toBeCloseTo(1, 12);
    for (let turns = 0; turns < 3; turns += 1) rotateEntries(belief, 0, 1, Math.PI / 2);
    belief.covariance.forEach((value, index) => {
      expect(value).toBeCloseTo(before.covariance[index] ?? Number.NaN, 10);
    });
  });
});
