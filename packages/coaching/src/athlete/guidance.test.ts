import { expect, it } from 'vitest';
import { guidanceOf, isSameTargets, mayMoveTargets } from './guidance.ts';

const NOW = { calories: 2400, protein: 180, carbs: 240, fats: 80 };

it('lets only self-guided athletes move targets freely', () => {
  const far = { calories: 1800, protein: 180, carbs: 105, fats: 73 };
  expect(mayMoveTargets('self_guided', NOW, far)).toBe(true);
  expect(mayMoveTargets('collaborative', NOW, far)).toBe(false);
  expect(mayMoveTargets('coached', NOW, NOW)).toBe(false);
});

it('lets collaborative athletes move calories and each macro by a tenth of the day', () => {
  // 240 kcal is 60 g of carbs.
  const edge = { ...NOW, calories: 2160, carbs: 180 };
  expect(mayMoveTargets('collaborative', NOW, edge)).toBe(true);
  expect(mayMoveTargets('collaborative', NOW, { ...edge, calories: 2159 })).toBe(false);
  expect(mayMoveTargets('collaborative', NOW, { ...NOW, calories: 2640, carbs: 300 })).toBe(true);
  expect(mayMoveTargets('collaborative', NOW, { ...NOW, carbs: 179 })).toBe(false);
  // Same calories, different macros: 27 g of fat is 243 kcal.
  expect(mayMoveTargets('collaborative', NOW, { ...NOW, carbs: 300, fats: 53 })).toBe(false);
  expect(mayMoveTargets('collaborative', NOW, { ...NOW, carbs: 298, fats: 54 })).toBe(true);
});

it('is self-guided without a coach', () => {
  expect(guidanceOf({ guidanceMode: 'coached', coachId: null })).toBe('self_guided');
  expect(guidanceOf({ guidanceMode: 'coached', coachId: 'c' })).toBe('coached');
});

it('compares targets field by field', () => {
  expect(isSameTargets(NOW, { ...NOW })).toBe(true);
  expect(isSameTargets(NOW, { ...NOW, fats: 79 })).toBe(false);
});
