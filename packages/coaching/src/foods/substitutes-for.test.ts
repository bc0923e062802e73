import { describe, expect, it } from 'vitest';
import { DIETARY_RESTRICTIONS, FOOD_ALLERGIES } from '../athlete/answers.ts';
import { isAllowed } from './diet.ts';
import { substitutesFor } from './substitutes-for.ts';
import { SUBSTITUTIONS } from './substitutions.data.ts';
import { FOODS, foodById } from './table.ts';

const EVERY_RULE = DIETARY_RESTRICTIONS.flatMap((restriction) =>
  FOOD_ALLERGIES.map((allergy) => ({ restrictions: [restriction], allergies: [allergy] })),
);

describe('substitutes', () => {
  it('cover the sixteen foods listed by the specification, using foods in the table', () => {
    const names = Object.keys(SUBSTITUTIONS).map((id) => foodById(id)?.name);
    expect(names.slice(0, 16)).toEqual([
      'Chicken Breast',
      'White Rice',
      'Sweet Potato',
      'Almonds',
      'Egg Whites',
      'Oatmeal',
      'Brown Rice',
      'Turkey Breast',
      'Greek Yogurt',
      'Avocado',
      'Salmon',
      'Beef (Lean)',
      'Tuna',
      'Spinach',
      'Broccoli',
      'Banana',
    ]);
    for (const [id, substitutes] of Object.entries(SUBSTITUTIONS)) {
      expect(substitutes).not.toContain(id);
      expect(substitutesFor(id).map((each) => each.foodId)).toEqual(substitutes);
    }
  });

  it('include at least two for every food, never the food itself, in edible amounts', () => {
    for (const { id } of FOODS) {
      const found = substitutesFor(id);
      expect(found.length, id).toBeGreaterThanOrEqual(2);
      expect(found.map((each) => each.foodId)).not.toContain(id);
      for (const { ratio, foodId } of found) {
        expect(ratio, `${id} → ${foodId}`).toBeGreaterThanOrEqual(0.05);
        expect(ratio, `${id} → ${foodId}`).toBeLessThanOrEqual(8);
      }
    }
  });

  it('never break a restriction or an allergy', () => {
    const broken: string[] = [];
    for (const { id } of FOODS) {
      for (const rules of EVERY_RULE) {
        for (const { foodId } of substitutesFor(id, rules)) {
          const food = foodById(foodId);
          if (!food || !isAllowed(food, rules)) broken.push(`${id} → ${foodId}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it('match the main macro: protein for meat, carbohydrate for rice, fat for nuts', () => {
    const ratioOf = (id: string, substitute: string) =>
      substitutesFor(id).find((each) => each.foodId === substitute)?.ratio;
    expect(ratioOf('chicken-breast', 'turkey-breast')).toBe(1.05);
    expect(ratioOf('chicken-breast', 'tofu-firm')).toBe(1.8);
    expect(ratioOf('white-rice', 'potato')).toBe(1.4);
    expect(ratioOf('almonds', 'walnuts')).toBe(0.75);
    expect(ratioOf('broccoli', 'cauliflower')).toBe(1);
  });

  it('include macros per 100 g and are empty for an unknown food', () => {
    expect(substitutesFor('chicken-breast')[0]).toEqual({
      foodId: 'turkey-breast',
      name: 'Turkey Breast',
      ratio: 1.05,
      calories: 147,
      protein: 30.1,
      carbs: 0,
      fats: 2.1,
    });
    expect(substitutesFor('unicorn')).toEqual([]);
  });
});
