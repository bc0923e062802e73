import type { MealsPreview } from '@posedown/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MealsField } from './meals-choice.tsx';

const preview: MealsPreview = {
  ...{ isPossible: true, suggested: 'scale', notes: [], avoidedFoods: [] },
  meals: [
    {
      name: 'Lunch',
      foods: [
        { foodId: 'white-rice', name: 'White Rice', beforeGrams: 250, afterGrams: 210 },
        { foodId: 'olive-oil', name: 'Olive Oil', beforeGrams: 0, afterGrams: 10 },
      ],
    },
  ],
  before: { calories: 2450, protein: 180, carbs: 238, fats: 86 },
  after: { calories: 2298, protein: 181, carbs: 204, fats: 84 },
};
const draw = (changes: Partial<Parameters<typeof MealsField>[0]> = {}) =>
  renderToStaticMarkup(
    createElement(MealsField, {
      ...{ preview, isLoading: false, value: 'scale', onChange: () => undefined },
      ...changes,
    }),
  );
const cellsOf = (markup: string) =>
  [...markup.matchAll(/<t[hd]\b[^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text);

describe('the meals choice', () => {
  it("shows each food's current and new amount, with the day's new totals", () => {
    const cells = cellsOf(draw());
    expect(cells.slice(0, 6)).toEqual(['Food', 'Now', 'New', 'Energy', '2,450 kcal', '2,298 kcal']);
    expect(cells.slice(-7)).toEqual([
      ...['Lunch', 'White Rice', '250 g', '210 g'],
      ...['Olive Oil', '–', '10 g'],
    ]);
  });

  it('marks the chosen option and shows amounts only if the foods are kept', () => {
    const checked = (markup: string) =>
      /value="(\w+)" checked=""/.exec(markup)?.[1] ?? /checked="" value="(\w+)"/.exec(markup)?.[1];
    expect(checked(draw())).toBe('scale');
    const replaced = draw({ value: 'replace' });
    expect(checked(replaced)).toBe('replace');
    expect(cellsOf(replaced)).toEqual([]);
  });

  it('is hidden without a current meal plan', () => {
    expect(draw({ preview: null })).toBe('');
  });

  it('warns about foods the diet excludes', () => {
    const far = { ...preview, isPossible: false, notes: ['These foods can’t be scaled.'] };
    expect(draw({ preview: far })).toContain('These foods can’t be scaled.');
    const nuts = { foodId: 'almonds', name: 'Almonds', why: 'allergen: nuts' };
    const avoided = { ...preview, avoidedFoods: [nuts] };
    expect(draw({ preview: avoided })).toContain(
      'The diet excludes Almonds (allergen: nuts). Keeping the foods keeps it.',
    );
  });
});
