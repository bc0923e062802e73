/** A number known with an uncertainty: its mean and standard deviation, in the same unit. */
export interface Belief {
  mean: number;
  standardDeviation: number;
}

/**
 * The belief after a measurement: a scalar Kalman (Bayes) update. The gain P/(P + R) says how much of the
 * difference is believed; the result is never less certain than either.
 */
export function updateBelief(prior: Belief, measured: Belief): Belief & { gain: number } {
  const priorVariance = prior.standardDeviation ** 2;
  const gain = priorVariance / (priorVariance + measured.standardDeviation ** 2);
  return {
    mean: prior.mean + gain * (measured.mean - prior.mean),
    standardDeviation: Math.sqrt((1 - gain) * priorVariance),
    gain,
  };
}
