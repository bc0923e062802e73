import { describe, expect, it } from 'vitest';
import { SAFETY_DOORS, sweepDoors } from './testing/safety-sweep.ts';

/** A slice of `npm run bench -- safety`, with other athletes. */
const breaches = sweepDoors('safety-sweep', 1500);

describe('any athlete, however extreme', () => {
  it.each(Object.keys(SAFETY_DOORS))('is within every limit through %s', (door) => {
    expect(breaches.filter((breach) => breach.door === door).slice(0, 3)).toEqual([]);
  });
});
