import { describe, expect, it } from 'vitest';
import { householdAmount, shownMacros, sumMacros } from './portion.ts';

describe('household amounts', () => {
  it.each([
    [{ slice: 35 }, 70, '2 slices'],
    [{ piece: 50 }, 50, '1 piece'],
    [{ piece: 180 }, 90, '½ piece'],
    [{ tbsp: 14, tsp: 5 }, 5, '1 tsp'],
    [{ tbsp: 14, tsp: 5 }, 15, '1 tbsp'],
    [{ cup: 158 }, 120, '¾ cup'],
    [{ cup: 158 }, 200, '1¼ cups'],
    [{ cup: 243, piece: 33 }, 100, '3 pieces'],
    [{ g: 1, oz: 28.35 }, 150, ''],
    [{ cup: 158 }, 15, ''],
  ])('formats %j at %d g as "%s"', (units, grams, expected) => {
    expect(householdAmount({ units }, grams)).toBe(expected);
  });
});

describe('displayed macros', () => {
  it('are whole numbers that add up', () => {
    const rice = { calories: 130, protein: 2.7, carbs: 28.2, fats: 0.3 };
    expect(shownMacros(rice, 150)).toEqual({ calories: 195, protein: 4, carbs: 42, fats: 0 });
    expect(sumMacros([shownMacros(rice, 150), shownMacros(rice, 50)])).toEqual({
      calories: 260,
      protein: 5,
      carbs: 56,
      fats: 0,
    });
  });
});
