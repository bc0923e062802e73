import { expect, it } from 'vitest';
import { previewLines } from './preview-words.ts';

const now = { calories: 3524, protein: 180, carbs: 420, fats: 95 };
const next = { calories: 2942, protein: 195, carbs: 420, fats: 80, notes: [] };

it('says what each figure of the day is, what it would be, and by how much it changes', () => {
  expect(previewLines(now, next)).toEqual([
    { label: 'Energy', words: '3,524 to 2,942 kcal, 582 less' },
    { label: 'Protein', words: '180 to 195 g, 15 more' },
    { label: 'Carbs', words: '420 g, as now' },
    { label: 'Fat', words: '95 to 80 g, 15 less' },
  ]);
});

it('names what a first plan aims at, where there is none to hold it against', () => {
  expect(previewLines(null, next)[0]).toEqual({ label: 'Energy', words: '2,942 kcal' });
});
