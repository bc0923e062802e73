import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOOD_UNITS } from './food.ts';
import {
  amountRatio,
  isLoggedBy,
  macrosOfAmount,
  measuredFood,
  measuredOwnFood,
  unitsOf,
} from './measured-food.ts';
import { FOODS, foodById } from './table.ts';

const chicken = measuredFood(
  foodById('chicken-breast') ?? expect.fail('the table has no chicken breast'),
);

describe('a food in the table', () => {
  it('is computed from its macros per 100 g in every unit with a known weight', () => {
    expect(macrosOfAmount(chicken, 150, 'g')).toEqual({
      ...{ calories: 248, protein: 46.5, carbs: 0, fats: 5.4 },
    });
    // One piece is 170 g: 165 kcal × 1.7.
    expect(macrosOfAmount(chicken, 1, 'piece')?.calories).toBe(281);
    expect(macrosOfAmount(chicken, 4, 'oz')?.protein).toBe(35.2);
  });

  it('returns nothing for a unit with no known weight', () => {
    expect(unitsOf(chicken)).toEqual(['g', 'oz', 'piece']);
    expect(macrosOfAmount(chicken, 1, 'cup')).toBeUndefined();
  });

  it('can always be logged in g and oz', () => {
    for (const food of FOODS) {
      expect(unitsOf(measuredFood(food))).toEqual(expect.arrayContaining(['g', 'oz']));
    }
  });
});

describe('an athlete’s own food', () => {
  const label = { calories: 400, protein: 20, carbs: 50, fats: 12 };

  it("has the label's macros for the label's serving, whatever its size", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 5000, noNaN: true }),
        fc.constantFrom(...FOOD_UNITS),
        (quantity, unit) => {
          const food = measuredOwnFood({ ...label, quantity, unit });
          expect(macrosOfAmount(food, quantity, unit)).toEqual(label);
          expect(macrosOfAmount(food, 2 * quantity, unit)?.calories).toBe(800);
        },
      ),
    );
  });

  it("can be logged in any of the specification's seven units", () => {
    expect(FOOD_UNITS).toEqual(['g', 'oz', 'cup', 'tbsp', 'tsp', 'piece', 'slice']);
    for (const unit of FOOD_UNITS) {
      expect(unitsOf(measuredOwnFood({ ...label, quantity: 1, unit }))).toContain(unit);
    }
  });

  it('converts between ounces and grams only', () => {
    expect(unitsOf(measuredOwnFood({ ...label, quantity: 100, unit: 'g' }))).toEqual(['g', 'oz']);
    expect(unitsOf(measuredOwnFood({ ...label, quantity: 1, unit: 'slice' }))).toEqual(['slice']);
    const ounce = measuredOwnFood({ ...label, quantity: 1, unit: 'oz' });
    expect(macrosOfAmount(ounce, 28.35, 'g')).toEqual(label);
  });

  it('scales equally with amounts in grams and ounces', () => {
    const food = measuredOwnFood({ ...label, quantity: 100, unit: 'g' });
    const line = { quantity: 100, unit: 'g' };
    expect(amountRatio(food, { quantity: 250, unit: 'g' }, line)).toBe(2.5);
    expect(amountRatio(food, { quantity: 10, unit: 'oz' }, line)).toBeCloseTo(2.835, 3);
    expect(amountRatio(food, { quantity: 2, unit: 'slice' }, line)).toBeUndefined();
    // Logged in a unit that has since been removed from the label.
    const slices = { quantity: 2, unit: 'slice' };
    expect(amountRatio(food, { quantity: 3, unit: 'slice' }, slices)).toBe(1.5);
  });

  it('distinguishes entries logged with its label from others', () => {
    const food = measuredOwnFood({ ...label, quantity: 100, unit: 'g' });
    expect(isLoggedBy(food, { ...label, quantity: 100, unit: 'g' })).toBe(true);
    expect(isLoggedBy(food, { ...label, fats: 13, quantity: 100, unit: 'g' })).toBe(false);
    expect(isLoggedBy(food, { ...label, quantity: 100, unit: 'cup' })).toBe(false);
  });
});
