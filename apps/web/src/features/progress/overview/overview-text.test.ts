import { expect, it } from 'vitest';
import { missingText, noWeeksText, percentText, signed, weightText } from './overview-text.ts';

it('formats a change with its sign, or ±0 for none', () => {
  expect([signed(-1.24), signed(0.4), signed(0.04), signed(-0.04)]).toEqual([
    '−1.2',
    '+0.4',
    '±0',
    '±0',
  ]);
});

it("formats figures in the athlete's own unit, or a dash for none", () => {
  expect([weightText(82.5, 'metric'), weightText(82.5, 'imperial')]).toEqual(['82.5', '181.9']);
  expect([weightText(null, 'metric'), percentText(null), percentText(12)]).toEqual([
    '–',
    '–',
    '12',
  ]);
});

it('lists each missing item once', () => {
  expect(missingText(['weighIns', 'intakes', 'weighIns'])).toBe(
    '8 weigh-ins over at least two weeks and full days in the meal diary',
  );
});

it('distinguishes an athlete without any weigh-in from one without a weigh-in for 16 weeks', () => {
  const words = (lastUpdated: string | null, isClient: boolean) =>
    Object.values(noWeeksText({ lastUpdated, isClient })).join(': ');
  expect([words(null, true), words(null, false)]).toEqual([
    'No weigh-ins yet: Your first weigh-in starts the trend. In the morning, before breakfast.',
    'No weigh-ins yet: The first weigh-in starts the trend. A message may help.',
  ]);
  expect([words('2026-07-25', true), words('2026-07-25', false)]).toEqual([
    'No weigh-ins in the last 16 weeks: Your next weigh-in continues the trend. In the morning, before breakfast.',
    'No weigh-ins in the last 16 weeks: The next weigh-in continues the trend. A message may help.',
  ]);
});
