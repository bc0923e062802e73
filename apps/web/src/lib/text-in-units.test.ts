import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textInUnits } from './text-in-units.ts';
import { weightFromKg } from './units.ts';

it("shows a stored sentence in the reader's units, regardless of its original units", () => {
  const written = 'At the safest rate: about 87.7 kg on stage in 12 weeks, not 85 kg.';
  expect(textInUnits(written, 'metric')).toBe(written);
  expect(textInUnits(written, 'imperial')).toBe(
    'At the safest rate: about 193.3 lb on stage in 12 weeks, not 187.4 lb.',
  );
  expect(textInUnits('Trend weight near 166 lb', 'metric')).toBe('Trend weight near 75.3 kg');
});

it('converts ranges, speeds and water', () => {
  expect(textInUnits('Between 75–80 kg.', 'imperial')).toBe('Between 165.3–176.4 lb.');
  expect(textInUnits('Walk at 5.5 km/h and 5% slope, at most 6 km/h.', 'imperial')).toBe(
    'Walk at 3.4 mph and 5% slope, at most 3.7 mph.',
  );
  expect(textInUnits('Walk at 3.4 mph.', 'metric')).toBe('Walk at 5.5 km/h.');
  expect(textInUnits('Drink 2,400–4,800 ml a day.', 'imperial')).toBe('Drink 81–162 fl oz a day.');
});

it('leaves amounts per kg and everything else unchanged', () => {
  for (const words of [
    '2 g per kg of lean mass',
    '35 to 45 ml per kg',
    'at least 30 kcal per kg',
    'Session of 45 min, 3 kgs, 5 mile',
    '0.5 to 0.7 fl oz per lb',
  ]) {
    expect(textInUnits(words, 'imperial'), words).toBe(words);
    expect(textInUnits(words, 'metric'), words).toBe(words);
  }
});

it('takes linear time and converts nothing twice', () => {
  const kg = fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(kg, (weight) => {
      const pounds = Math.round(weightFromKg(weight, 'imperial') * 10) / 10;
      expect(textInUnits(`${weight} kg`, 'imperial')).toBe(`${pounds} lb`);
    }),
  );
  const long = '1,'.repeat(20_000);
  expect(textInUnits(long, 'imperial')).toBe(long);
});
