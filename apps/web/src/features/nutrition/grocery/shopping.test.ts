import { foodById, plannedFood } from '@posedown/coaching';
import type { Meal } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { shopAmount, shoppingList, shoppingText } from './shopping.ts';

function portion(foodId: string, grams: number) {
  const food = foodById(foodId);
  if (!food) throw new Error(`no ${foodId}`);
  return plannedFood(food, grams);
}
const macros = { calories: 0, protein: 0, carbs: 0, fats: 0 };
const meals: Meal[] = [
  {
    name: 'Lunch',
    time: '13:00',
    ...macros,
    foods: [portion('chicken-breast', 170), portion('banana', 100)],
  },
  { name: 'Dinner', time: '19:00', ...macros, foods: [portion('chicken-breast', 80)] },
];

describe('the grocery list', () => {
  it('sums each food over meals and days, by aisle', () => {
    const aisles = shoppingList({ meals, avoidedFoods: [] }, 7, 'metric');
    expect(aisles.map(({ group }) => group)).toEqual(['protein', 'fruit']);
    expect(aisles[0]?.lines[0]).toMatchObject({
      ...{ name: 'Chicken Breast', grams: 1750, amount: '1.75 kg' },
    });
    expect(shoppingList({ meals: [], avoidedFoods: [] }, 7, 'metric')).toEqual([]);
  });

  it('formats amounts as sold, metric or imperial', () => {
    expect(shopAmount(850, 'metric')).toBe('850 g');
    expect(shopAmount(1250, 'metric')).toBe('1.25 kg');
    expect(shopAmount(1000, 'imperial')).toBe('2 lb 3 oz');
    expect(shopAmount(100, 'imperial')).toBe('4 oz');
    expect(shopAmount(453.6, 'imperial')).toBe('1 lb');
  });

  it('can be shared as text', () => {
    const text = shoppingText(shoppingList({ meals, avoidedFoods: [] }, 1, 'metric'), 1);
    expect(text).toContain(
      'Groceries for 1 day\n\nMeat, fish, eggs and protein\n- Chicken Breast: 250 g',
    );
  });

  it('marks foods that the current diet excludes, in the text as well', () => {
    const avoidedFoods = [{ foodId: 'banana', name: 'Banana', why: 'not in your diet' }];
    const aisles = shoppingList({ meals, avoidedFoods }, 1, 'metric');
    expect(aisles.flatMap(({ lines }) => lines.map(({ avoided }) => avoided))).toEqual([
      undefined,
      'not in your diet',
    ]);
    expect(shoppingText(aisles, 1)).toMatch(/- Banana: 100 g, not in your diet$/);
  });
});
