import { expect, it } from 'vitest';
import { credibleKcal } from './credible-expenditure.ts';

it('accepts a plausible expenditure, from almost no movement to the sustainable maximum', () => {
  const credible = [1200, 1900, 2500].map((kcal) => credibleKcal({ kcal }, 1000));
  expect(credible).toEqual([1200, 1900, 2500]);
  expect([1199, 2501].map((kcal) => credibleKcal({ kcal }, 1000))).toEqual([undefined, undefined]);
});
