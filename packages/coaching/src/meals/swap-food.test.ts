import { describe, expect, it } from 'vitest';
import { swapFood } from './swap-food.ts';

describe('a food swap', () => {
  it('multiplies the old amount by the ratio and scales the macros per 100 g', () => {
    expect(swapFood({ foodId: 'chicken-breast', grams: 150 }, 'turkey-breast')).toEqual({
      foodId: 'turkey-breast',
      name: 'Turkey Breast',
      amount: '158g',
      household: '',
      grams: 158,
      calories: 232,
      protein: 48,
      carbs: 0,
      fats: 3,
    });
  });

  it('rejects a food that isn’t in the table', () => {
    expect(() => swapFood({ foodId: 'chicken-breast', grams: 150 }, 'unicorn')).toThrow('unicorn');
    expect(() => swapFood({ foodId: 'griffin', grams: 150 }, 'tofu-firm')).toThrow('griffin');
  });
});
