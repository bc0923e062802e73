import { expect, it } from 'vitest';
import { previewLines } from './preview-text.ts';

const now = { calories: 3524, protein: 180, carbs: 420, fats: 95 };
const next = { calories: 2942, protein: 195, carbs: 420, fats: 80, notes: [] };

it('shows the current and new totals and their difference', () => {
  expect(previewLines(now, next)).toEqual([
    { label: 'Energy', words: '3,524 to 2,942 kcal, 582 less' },
    { label: 'Protein', words: '180 to 195 g, 15 more' },
    { label: 'Carbs', words: '420 g, as now' },
    { label: 'Fat', words: '95 to 80 g, 15 less' },
  ]);
});

it('shows only the new totals for a first plan', () => {
  expect(previewLines(null, next)[0]).toEqual({ label: 'Energy', words: '2,942 kcal' });
});
