import { expect, it } from 'vitest';
import { credibleKcal } from './credible-expenditure.ts';

it('believes what somebody can burn, from hardly leaving a chair to the most that is kept up', () => {
  const credible = [1200, 1900, 2500].map((kcal) => credibleKcal({ kcal }, 1000));
  expect(credible).toEqual([1200, 1900, 2500]);
  expect([1199, 2501].map((kcal) => credibleKcal({ kcal }, 1000))).toEqual([undefined, undefined]);
});
