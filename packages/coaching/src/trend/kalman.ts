/**
 * A normal belief about several numbers: means and covariance, row by row. Plain arrays, so that a stored belief
 * continues exactly.
 */
export interface Belief {
  mean: number[];
  /** Symmetric, with `mean.length` squared entries. */
  covariance: number[];
}

export interface Measurement {
  value: number;
  /** Variance of the measurement's own noise. */
  variance: number;
  /** Number of standard errors to which outliers are clipped. */
  clipSigmas: number;
}

export const copyBelief = ({ mean, covariance }: Belief): Belief => ({
  mean: [...mean],
  covariance: [...covariance],
});

/** Independent numbers with these means and standard deviations. */
export function independentBelief(entries: readonly { mean: number; sd: number }[]): Belief {
  const size = entries.length;
  const covariance = new Array<number>(size * size).fill(0);
  entries.forEach(({ sd }, index) => {
    covariance[index * size + index] = sd ** 2;
  });
  return { mean: entries.map(({ mean }) => mean), covariance };
}

export const meanOf = ({ mean }: Belief, index: number): number => entry(mean, index);

export const varianceOf = ({ mean, covariance }: Belief, index: number): number =>
  entry(covariance, index * (mean.length + 1));

/** x ← factor · x, in place. */
export function scaleEntry({ mean, covariance }: Belief, index: number, factor: number): void {
  const size = mean.length;
  mean[index] = factor * entry(mean, index);
  for (let other = 0; other < size; other += 1) {
    const row = index * size + other;
    covariance[row] = factor * entry(covariance, row);
  }
  for (let other = 0; other < size; other += 1) {
    const column = other * size + index;
    covariance[column] = factor * entry(covariance, column);
  }
}

/** x ← x + factor · y, in place. */
export function addEntry(
  { mean, covariance }: Belief,
  { to, from }: { to: number; from: number },
  factor: number,
): void {
  const size = mean.length;
  mean[to] = entry(mean, to) + factor * entry(mean, from);
  for (let other = 0; other < size; other += 1) {
    const row = to * size + other;
    covariance[row] = entry(covariance, row) + factor * entry(covariance, from * size + other);
  }
  for (let other = 0; other < size; other += 1) {
    const column = other * size + to;
    covariance[column] =
      entry(covariance, column) + factor * entry(covariance, other * size + from);
  }
}

/** Rotates (x, y) by an angle in radians, in place: a rotation is three shears. */
export function rotateEntries(belief: Belief, x: number, y: number, angle: number): void {
  const shear = Math.tan(angle / 2);
  addEntry(belief, { to: x, from: y }, shear);
  addEntry(belief, { to: y, from: x }, -Math.sin(angle));
  addEntry(belief, { to: x, from: y }, shear);
}

/** x ← x + amount + independent noise, in place. */
export function shiftEntry(belief: Belief, index: number, amount: number, variance: number): void {
  const diagonal = index * (belief.mean.length + 1);
  belief.mean[index] = entry(belief.mean, index) + amount;
  belief.covariance[diagonal] = entry(belief.covariance, diagonal) + variance;
}

/** The expected sum of these entries. Plain loops, since this runs several times for each day of a history. */
export function predictSum(
  { mean, covariance }: Belief,
  observed: readonly number[],
): { mean: number; variance: number; gains: number[] } {
  const size = mean.length;
  const gains: number[] = [];
  for (let row = 0; row < size; row += 1) {
    let gain = 0;
    for (const column of observed) gain += entry(covariance, row * size + column);
    gains.push(gain);
  }
  let expected = 0;
  let variance = 0;
  for (const index of observed) {
    expected += entry(mean, index);
    variance += entry(gains, index);
  }
  return { mean: expected, variance, gains };
}

/**
 * The Kalman update by one measurement of a sum of entries, in place. Outliers are clipped. Returns the measurement's
 * log-likelihood, up to a constant.
 */
export function observeSum(
  belief: Belief,
  observed: readonly number[],
  { value, variance, clipSigmas }: Measurement,
): number {
  const { mean, covariance } = belief;
  const size = mean.length;
  const predicted = predictSum(belief, observed);
  const spread = predicted.variance + variance;
  const sigma = Math.sqrt(spread);
  const off = Math.max(-clipSigmas, Math.min(clipSigmas, (value - predicted.mean) / sigma));
  for (let row = 0; row < size; row += 1) {
    const gain = entry(predicted.gains, row);
    mean[row] = entry(mean, row) + (gain / sigma) * off;
    for (let column = 0; column < size; column += 1) {
      const place = row * size + column;
      covariance[place] =
        entry(covariance, place) - (gain * entry(predicted.gains, column)) / spread;
    }
  }
  return -0.5 * off ** 2 - Math.log(sigma);
}

/** An index past the end is a bug. */
function entry(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`no entry ${index} of ${values.length}`);
  return value;
}
