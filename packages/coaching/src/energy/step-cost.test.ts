import { expect, it } from 'vitest';
import { extraStepsKcal } from './step-cost.ts';

it('counts steps above the usual number as flat walking, net of resting', () => {
  // 2000 steps of 0.415 · 1.8 m are 1494 m; 0.1 ml · 80 kg · 1494 m is 11.952 l of oxygen, at 5
  // kcal 59.76.
  const walker = { weightKg: 80, heightCm: 180 };
  expect(extraStepsKcal({ ...walker, dailySteps: 10_000 })).toBeCloseTo(59.76, 2);
  expect(extraStepsKcal({ ...walker, dailySteps: 8000 })).toBe(0);
  expect(extraStepsKcal({ ...walker, dailySteps: 3000 })).toBe(0);
});
