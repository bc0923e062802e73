import { expect, it } from 'vitest';
import { createInFlight } from './in-flight.ts';

const inFlight = () => createInFlight({ bytes: 100, ofOne: 2 });

it('says whose limit is reached, and that of everybody in bytes', () => {
  const { take } = inFlight();
  take({ who: 'a', bytes: 10 });
  take({ who: 'a', bytes: 10 });
  expect(take({ who: 'a', bytes: 10 })).toBe('person');
  expect(take({ who: 'b', bytes: 81 })).toBe('all');
  expect(take({ who: 'b', bytes: 80 })).toBeTypeOf('function');
});

it('gives room back once', () => {
  const { take } = inFlight();
  const giveBack = take({ who: 'a', bytes: 60 });
  take({ who: 'b', bytes: 40 });
  if (typeof giveBack === 'string') throw new Error(giveBack);
  giveBack();
  giveBack();
  expect(take({ who: 'c', bytes: 61 })).toBe('all');
  expect(take({ who: 'c', bytes: 60 })).toBeTypeOf('function');
});
