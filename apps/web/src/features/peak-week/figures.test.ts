import { expect, it } from 'vitest';
import { type Figure, readFigures } from './figures.ts';

const typed: Record<Figure, string> = {
  waterMl: '4500',
  sodiumMg: '',
  carbsG: '310,4',
  fatG: '60',
  proteinG: '180',
};

it('reads the figures of a day, and leaves open what is empty', () => {
  expect(readFigures((name) => typed[name])).toEqual({
    day: { waterMl: 4500, sodiumMg: null, carbsG: 310, fatG: 60, proteinG: 180 },
  });
});

it('complains of what is no number, field by field', () => {
  const wrong = { ...typed, waterMl: '', carbsG: '3oo', fatG: '-5' };
  expect(readFigures((name) => wrong[name])).toEqual({
    complaints: {
      waterMl: 'Enter a number in ml',
      carbsG: 'Enter a number in g',
      fatG: 'Enter a number in g',
    },
  });
});
