import { expect, it } from 'vitest';
import { mealsApartText, rateText, TYPE_CHOICES, typeLabel } from './protocol-words.ts';

it('offers the four protocol types of the specification', () => {
  expect(TYPE_CHOICES.map(({ value }) => value)).toEqual([
    ...['cutting', 'bulking', 'competition_prep', 'off_season'],
  ]);
  expect(typeLabel('competition_prep')).toBe('Competition Prep');
});

it.each([
  [0.01, 'steady'],
  [-0.7, '−0.70 % a week'],
  [0.25, '+0.25 % a week'],
])('reads a rate of %s as %s', (percent, text) => {
  expect(rateText(percent)).toBe(text);
});

it('says which is followed where the meal plan is another one than the protocol', () => {
  const apart = { phase: 0, phaseKcal: 2200, mealPlanKcal: 2603 };
  const own = mealsApartText(apart, false);
  expect(own).toContain('Phase 1 asks for 2,200 kcal a day, the meal plan in force gives 2,603.');
  expect(own).toContain('go by the meal plan until your coach changes it');
  expect(mealsApartText(apart, true)).toContain('‘Change targets’');
});
