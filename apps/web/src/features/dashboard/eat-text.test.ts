import { expect, it } from 'vitest';
import { eatDetail, eatTitle, peakFoodDetail } from './eat-text.ts';

const plan = { calories: 2400, protein: 180, carbs: 240, fats: 80, mealCount: 5 };
const nothingEaten = { calories: 0, protein: 0, carbs: 0, fats: 0 };

it("shows the day's total before the first meal, then what is left", () => {
  expect(eatTitle(nothingEaten, plan)).toBe('2,400 kcal over 5 meals');
  expect(eatDetail(nothingEaten, plan)).toBe('180 g protein, 240 g carbs, 80 g fats');
  const eaten = { calories: 1160, protein: 118, carbs: 130, fats: 90 };
  expect(eatTitle(eaten, plan)).toBe('1,240 kcal left to eat');
  expect(eatDetail(eaten, plan)).toBe('62 g protein, 110 g carbs, 0 g fats left');
});

it('says by how much the plan is exceeded', () => {
  expect(eatTitle({ ...nothingEaten, calories: 2500 }, plan)).toBe('100 kcal over the plan');
});

it("shows the known parts of the peak week's food", () => {
  const day = { theme: '', training: '', kcal: 3100, carbsG: 560, fatG: 40, proteinG: 140 };
  expect(peakFoodDetail(day, nothingEaten)).toBe('3,100 kcal, 560 g carbs.');
  const unknown = { ...day, kcal: null, carbsG: null };
  expect(peakFoodDetail(unknown, { calories: 1240 })).toBe(
    'See its page. 1,240 kcal eaten so far.',
  );
});
