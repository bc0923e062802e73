import { expect, it } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { goalCautions } from './goal-cautions.ts';

const WOMAN = { ...NO_ANSWERS, sex: 'female', height: '165', weight: '60' } as const;

it('says of a goal as it is typed that no plan leads there, in the units it is typed in', () => {
  expect(goalCautions({ ...WOMAN, targetWeight: '44', bodyFatGoal: '6' })).toEqual([
    expect.stringContaining('44 kg is too light for the height: no plan leads below 50.4 kg'),
    expect.stringContaining('6 % is below 12 %'),
  ]);
  const pounds = { ...WOMAN, units: 'imperial', height: '5\'5"', weight: '132' } as const;
  expect(goalCautions({ ...pounds, targetWeight: '97' })).toEqual([
    expect.stringMatching(/97 lb is too light for the height: no plan leads below 111\.\d lb/),
  ]);
});

it('says nothing of goals that may be reached, or before height and weight are typed', () => {
  expect(goalCautions({ ...WOMAN, targetWeight: '55', bodyFatGoal: '14' })).toEqual([]);
  expect(goalCautions({ ...NO_ANSWERS, targetWeight: '44', bodyFatGoal: '6' })).toEqual([]);
  expect(goalCautions(WOMAN)).toEqual([]);
});

it('names the weight and the date within reach of a show that comes too soon', () => {
  const prep = { ...WOMAN, primaryGoal: 'competition_prep', targetWeight: '54' } as const;
  const cautions = (competitionDate: string) =>
    goalCautions({ ...prep, competitionDate }, undefined, '2026-03-02');
  // 60 kg · 0.99 ^ 6 = 56.5 kg in six weeks; ln(54/60) / ln(0.99) = 10.48 weeks to 54 kg.
  expect(cautions('2026-04-13')).toEqual([
    expect.stringMatching(/56\.5 kg by the show, or 54 kg by .*15 May/),
  ]);
  expect(cautions('2026-05-16')).toEqual([]);
});
