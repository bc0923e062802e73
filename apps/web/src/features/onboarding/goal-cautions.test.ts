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
