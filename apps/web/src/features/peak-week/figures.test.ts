import { UNREADABLE_NUMBER } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { figureText, readFigures, typedFigures } from './figures.ts';

const stored = { waterMl: 3200, sodiumMg: 2500, carbsG: 200, fatG: 60, proteinG: 180 };

it('parses typed values, and null for emptied ones', () => {
  const typed = { waterMl: '4500', sodiumMg: '', carbsG: '310,4' };
  expect(readFigures(stored, typed, 'metric')).toEqual({
    day: { waterMl: 4500, sodiumMg: null, carbsG: 310, fatG: 60, proteinG: 180 },
  });
});

it('reports unreadable and out-of-range values by field', () => {
  const wrong = { waterMl: '', carbsG: '3oo', fatG: '-5' };
  expect(readFigures(stored, wrong, 'metric')).toEqual({
    fieldErrors: {
      waterMl: 'Enter a number between 0 and 20,000 ml',
      carbsG: UNREADABLE_NUMBER,
      fatG: 'Enter a number between 0 and 20,000 g',
    },
  });
  expect(readFigures(stored, { waterMl: 'much' }, 'imperial')).toEqual({
    fieldErrors: { waterMl: UNREADABLE_NUMBER },
  });
});

it('shows and parses water in fluid ounces, and keeps untouched values exact', () => {
  expect(figureText(stored, 'waterMl', 'imperial')).toBe('108');
  expect(readFigures(stored, { waterMl: '108', fatG: '50' }, 'imperial')).toEqual({
    day: { ...stored, fatG: 50 },
  });
  expect(readFigures(stored, { waterMl: '120' }, 'imperial')).toEqual({
    day: { ...stored, waterMl: 3549 },
  });
});

it('treats a restored value as untouched', () => {
  expect(typedFigures(stored, { carbsG: '200', fatG: '61' }, 'metric')).toEqual({ fatG: '61' });
});
