import { expect, it } from 'vitest';
import { amountText, macroFacts } from './amount-text.ts';

it('formats amounts in natural language', () => {
  expect(amountText({ quantity: 2, unit: 'piece' })).toBe('2 pieces');
  expect(amountText({ quantity: 2, unit: 'tbsp' })).toBe('2 tbsp');
});

it('leaves out macros that weren’t entered instead of showing 0 g', () => {
  const energy = { calories: 400, protein: 0, carbs: 0, fats: 0 };
  expect(macroFacts(energy)).toEqual(['400 kcal', 'macros not given']);
  expect(macroFacts({ ...energy, calories: 0 })).toHaveLength(4);
  expect(macroFacts({ ...energy, carbs: 0.5 })).toContain('0 g protein');
});
