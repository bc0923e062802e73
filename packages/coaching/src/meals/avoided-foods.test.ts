import { expect, it } from 'vitest';
import { avoidedFoods, avoidedText } from './avoided-foods.ts';

const ids = ['almonds', 'salmon', 'chicken-breast', 'egg-whole', 'banana'];
const foods = ids.map((foodId) => ({ foodId, name: foodId }));

it('lists each food in a plan that the diet excludes, once and with the reason', () => {
  const rules = { restrictions: [], allergies: ['Nuts' as const] };
  expect(avoidedFoods([{ foods }, { foods }], rules, 'your')).toEqual([
    { foodId: 'almonds', name: 'almonds', why: 'allergen: nuts' },
  ]);
  const noRules = { restrictions: [], allergies: [] };
  expect(avoidedFoods([{ foods }], noRules, 'your')).toEqual([]);
});

it('names whose diet it is, and the number of further foods', () => {
  const rules = { restrictions: ['Vegan' as const], allergies: ['Nuts' as const] };
  const text = avoidedText(avoidedFoods([{ foods }], rules, 'their'));
  expect(text).toBe(
    'almonds (allergen: nuts), salmon (not in their diet), chicken-breast (not in their diet) and 1 more',
  );
});
