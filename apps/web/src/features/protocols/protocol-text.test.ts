import { describe, expect, it } from 'vitest';
import { textInUnits } from '../../lib/text-in-units.ts';
import {
  checkPointText,
  mealsApartText,
  rateText,
  TYPE_CHOICES,
  typeLabel,
} from './protocol-text.ts';

it('offers the four protocol types of the specification', () => {
  expect(TYPE_CHOICES.map(({ value }) => value)).toEqual([
    ...['cutting', 'bulking', 'competition_prep', 'off_season'],
  ]);
  expect(typeLabel('competition_prep')).toBe('Competition Prep');
});

it.each([
  [0.01, 'steady'],
  [-0.7, '−0.70% a week'],
  [0.25, '+0.25% a week'],
])('formats a rate of %s as %s', (percent, text) => {
  expect(rateText(percent)).toBe(text);
});

it("labels only the meal plan's figure as the daily target if the protocol differs", () => {
  const apart = { phase: 0, phaseKcal: 2200, mealPlanKcal: 2603 };
  const own = mealsApartText(apart, false);
  expect(own).toContain('Your daily target is 2,603 kcal, from your meal plan');
  expect(own).toContain('phase 1 of the protocol aims at 2,200 kcal');
  expect(own).toContain('Follow the meal plan until your coach changes it');
  expect(mealsApartText(apart, true)).toContain('‘Change targets’');
});

describe('after a switch of units', () => {
  it('converts the weights in the reasons of a draft, but not percentages of a weight', () => {
    const reason =
      'It leads to about 75.3 kg, not to the target of 73 kg: 2 g per kg of lean mass.';
    expect(textInUnits(reason, 'metric')).toBe(reason);
    const own = 'It leads to about 166 lb, not to the target of 160.9 lb: 2 g per kg of lean mass.';
    expect(textInUnits(reason, 'imperial')).toBe(own);
    expect(textInUnits('166 lb', 'metric')).toBe('75.3 kg');
  });

  it("converts the trend weight in a checkpoint, and leaves the coach's own text unchanged", () => {
    const checkPoint = 'Trend weight near 75.3 kg, steady for two weeks. Squat 5 x 100 kg.';
    expect(checkPointText(checkPoint, 'imperial')).toBe(
      'Trend weight near 166 lb, steady for two weeks. Squat 5 x 100 kg.',
    );
    expect(checkPointText(checkPoint, 'metric')).toBe(checkPoint);
    expect(checkPointText('Squat 100 kg.', 'imperial')).toBe('Squat 100 kg.');
  });
});
