/** Running totals of a session's measured heart rates. */
export interface Readings {
  sum: number;
  count: number;
  max: number;
}

export const NO_READINGS: Readings = { sum: 0, count: 0, max: 0 };

/** Fewer readings than this aren't meaningful. */
const MIN_READINGS = 10;

export function withReading({ sum, count, max }: Readings, bpm: number): Readings {
  return { sum: sum + bpm, count: count + 1, max: Math.max(max, bpm) };
}

/** The rates to send; none with too few readings. */
export function measuredRates({ sum, count, max }: Readings) {
  if (count < MIN_READINGS) return {};
  return { averageHeartRate: Math.round(sum / count), maxHeartRate: max };
}

/** Parses stored readings; none if they are invalid. */
export function readReadings(value: unknown): Readings {
  if (typeof value !== 'object' || value === null) return NO_READINGS;
  const { sum, count, max } = value as Record<string, unknown>;
  const isFine = [sum, count, max].every((each) => Number.isFinite(each) && Number(each) >= 0);
  return isFine ? { sum: Number(sum), count: Number(count), max: Number(max) } : NO_READINGS;
}
