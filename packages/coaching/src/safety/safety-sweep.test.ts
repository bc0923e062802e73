import { describe, expect, it } from 'vitest';
import { runSafetySweep, SAFETY_DOORS } from './testing/safety-sweep.ts';

/** A small part of `npm run bench -- safety`, with other athletes. */
const breaches = runSafetySweep('safety-sweep', 1500);

describe('any athlete, however extreme', () => {
  it.each(Object.keys(SAFETY_DOORS))('stays within every limit through %s', (door) => {
    expect(breaches.filter((breach) => breach.door === door).slice(0, 3)).toEqual([]);
  });
});
