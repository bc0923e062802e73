import { describe, expect, it } from 'vitest';
import { SODIUM_MG } from '../foods/sodium.data.ts';
import { FOODS, foodById } from '../foods/table.ts';
import { daySodium } from './day-sodium.ts';
import { sodiumNote, sodiumText } from './sodium-text.ts';

const day = (...foods: [foodId: string, grams: number][]) =>
  daySodium([{ foods: foods.map(([foodId, grams]) => ({ foodId, grams })) }]);

describe('the sodium of a day', () => {
  it('sums the sodium of the foods', () => {
    expect(day(['chicken-breast', 200], ['soy-sauce', 10], ['feta', 50])).toEqual({
      mg: 148 + 549 + 460,
      isLeast: false,
    });
    expect(day()).toEqual({ mg: 0, isLeast: false });
  });

  it('is a minimum if the sodium of a food is unknown', () => {
    const sodium = day(['feta', 100], ['a food of their own', 100]);
    expect(sodium).toEqual({ mg: 920, isLeast: true });
    expect(sodiumText(sodium, 'your')).toBe('Sodium at least 0.9 g, not counting salt you add');
  });

  it('is shown in grams, with a note outside 1.5–4 g', () => {
    const of = (mg: number, isLeast = false) => ({ mg, isLeast: isLeast });
    expect(sodiumText(of(2342), 'their')).toBe('Sodium about 2.3 g, not counting salt they add');
    expect(sodiumNote(of(2342))).toBeNull();
    expect(sodiumNote(of(4001))).toBe("That's above the usual 1.5–4 g a day.");
    expect(sodiumNote(of(1400))).toBe("Before added salt, that's below the usual 1.5–4 g a day.");
    expect(sodiumNote(of(1400, true))).toBeNull();
  });

  it('is known for 9 in 10 foods, and for none missing from the table', () => {
    for (const [id, mg] of SODIUM_MG) {
      expect(foodById(id), id).toBeDefined();
      expect(mg, id).toBeGreaterThanOrEqual(0);
    }
    expect(SODIUM_MG.size / FOODS.length).toBeGreaterThan(0.9);
  });

  it.each([
    ['chicken-breast', 74],
    ['egg-whole', 142],
    ['feta', 917],
    ['cheddar', 653],
    ['salmon', 61],
    ['carrot', 69],
  ])('agrees with FoodData Central on %s', (id, mg) => {
    expect(Math.abs((SODIUM_MG.get(id) ?? 0) - mg)).toBeLessThanOrEqual(5);
  });
});
