import { expect, it } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { goalCautions } from './goal-cautions.ts';

const WOMAN = { ...NO_ANSWERS, sex: 'female', height: '165', weight: '60' } as const;

it('warns about an unreachable goal, in the typed units', () => {
  expect(goalCautions({ ...WOMAN, targetWeight: '44', bodyFatGoal: '6' })).toEqual([
    expect.stringContaining('44 kg is too light for the height: no plan goes below 50.4 kg'),
    expect.stringContaining('6% is below 12%'),
  ]);
  const pounds = { ...WOMAN, units: 'imperial', height: '5\'5"', weight: '132' } as const;
  expect(goalCautions({ ...pounds, targetWeight: '97' })).toEqual([
    expect.stringMatching(/97 lb is too light for the height: no plan goes below 111\.\d lb/),
  ]);
});

it('shows no warning for reachable goals, or without height and weight', () => {
  expect(goalCautions({ ...WOMAN, targetWeight: '55', bodyFatGoal: '14' })).toEqual([]);
  expect(goalCautions({ ...NO_ANSWERS, targetWeight: '44', bodyFatGoal: '6' })).toEqual([]);
  expect(goalCautions(WOMAN)).toEqual([]);
});

it('shows the reachable weight and date if the show is too soon', () => {
  const prep = { ...WOMAN, primaryGoal: 'competition_prep', targetWeight: '54' } as const;
  const cautions = (competitionDate: string) =>
    goalCautions({ ...prep, competitionDate }, undefined, '2026-03-02');
  // 60 kg · 0.99 ^ 6 = 56.5 kg in six weeks; ln(54/60) / ln(0.99) = 10.48 weeks to 54 kg.
  expect(cautions('2026-04-13')).toEqual([
    expect.stringMatching(/56\.5 kg by the show, or 54 kg by .*15 May/),
  ]);
  expect(cautions('2026-05-16')).toEqual([]);
});
