/** Measured heart rates of a session, as far as it needs them afterwards. */
export interface Readings {
  sum: number;
  count: number;
  max: number;
}

export const NO_READINGS: Readings = { sum: 0, count: 0, max: 0 };

/** Fewer than this say nothing about a session. */
const LEAST_READINGS = 10;

export function withReading({ sum, count, max }: Readings, bpm: number): Readings {
  return { sum: sum + bpm, count: count + 1, max: Math.max(max, bpm) };
}

/** What is sent of them: nothing where hardly anything was measured. */
export function measuredRates({ sum, count, max }: Readings) {
  if (count < LEAST_READINGS) return {};
  return { averageHeartRate: Math.round(sum / count), maxHeartRate: max };
}

/** The readings in what a draft kept; none where there are none. */
export function readReadings(value: unknown): Readings {
  if (typeof value !== 'object' || value === null) return NO_READINGS;
  const { sum, count, max } = value as Record<string, unknown>;
  const isFine = [sum, count, max].every((each) => Number.isFinite(each) && Number(each) >= 0);
  return isFine ? { sum: Number(sum), count: Number(count), max: Number(max) } : NO_READINGS;
}
