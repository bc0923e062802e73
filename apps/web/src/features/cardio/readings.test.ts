import { expect, it } from 'vitest';
import { measuredRates, NO_READINGS, readReadings, withReading } from './readings.ts';

it('sends average and maximum, and nothing with too few readings', () => {
  let readings = NO_READINGS;
  for (let each = 0; each < 9; each += 1) readings = withReading(readings, 120);
  expect(measuredRates(readings)).toEqual({});
  readings = withReading(readings, 150);
  expect(measuredRates(readings)).toEqual({ averageHeartRate: 123, maxHeartRate: 150 });
});

it('restores stored readings, and ignores invalid ones', () => {
  expect(readReadings({ sum: 240, count: 2, max: 121 })).toEqual({ sum: 240, count: 2, max: 121 });
  expect(readReadings({ sum: 'x', count: 2, max: 121 })).toEqual(NO_READINGS);
  expect(readReadings(null)).toEqual(NO_READINGS);
});
