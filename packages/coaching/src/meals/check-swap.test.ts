import { expect, it } from 'vitest';
import { targets, man as trainsMuch } from '../targets/testing/targets.ts';
import { swapRefusal } from './check-swap.ts';

/** The minimum for his training is below 1,500 kcal. */
const man = { ...trainsMuch, cardioPreference: 'none', bodyFatPercent: 40 } as const;
const { maintenanceKcal } = targets({ cardioPreference: 'none', bodyFatPercent: 40 });
const meals = (calories: number) => ({ calories, protein: 150, carbs: 150, fats: 60 });
const day = (beforeKcal: number, afterKcal: number, targetKcal = 2000) => ({
  ...{ before: meals(beforeKcal), after: meals(afterKcal), targetKcal, maintenanceKcal },
});

it('lets a day drift by a tenth of its target, and back toward it from further away', () => {
  expect(swapRefusal(man, day(2000, 1810))).toBeNull();
  expect(swapRefusal(man, day(2000, 2190))).toBeNull();
  expect(swapRefusal(man, day(2300, 2250))).toBeNull();
  expect(swapRefusal(man, day(1810, 1790))).toMatch(/to 1,790 kcal, more than 10% .* of 2,000\./);
  expect(swapRefusal(man, day(2190, 2210))).toContain('2,210 kcal');
});

it('lets no day fall below what training requires, even with an estimated lean mass', () => {
  expect(swapRefusal(trainsMuch, day(2200, 1810))).toContain('per kg of lean mass after training');
});

it('lets no day fall below the minimum intake, or into a deficit that is ruled out', () => {
  expect(swapRefusal(man, day(1500, 1480, 1500))).toContain('the minimum without a clinician');
  expect(swapRefusal(man, day(1460, 1480, 1500))).toBeNull();
  const young = { ...man, ageYears: 17 };
  const down = day(maintenanceKcal, Math.round(0.95 * maintenanceKcal), maintenanceKcal);
  expect(swapRefusal(young, down)).toContain('Under 18');
  expect(swapRefusal(man, down)).toBeNull();
});

it('lets no day fall below the minimum protein or fat, but lets a lower one rise', () => {
  // At 80 kg the minimum is 64 g of protein and 24 g of fat.
  const swap = (before: object, after: object) => {
    const { before: meals, ...rest } = day(2000, 2000);
    return swapRefusal(man, {
      ...rest,
      before: { ...meals, ...before },
      after: { ...meals, ...after },
    });
  };
  expect(swap({ protein: 70 }, { protein: 63 })).toContain('Protein of 63 g a day is too little');
  expect(swap({ fats: 30 }, { fats: 23.4 })).toContain('at least 24 g');
  expect(swap({ fats: 20 }, { fats: 23 })).toBeNull();
  expect(swap({ protein: 70 }, { protein: 64 })).toBeNull();
});

it('uses only the targets if too little is known about an athlete', () => {
  expect(swapRefusal(null, day(1500, 1440, 1500))).toBeNull();
  expect(swapRefusal(null, day(1500, 1340, 1500))).toContain('more than 10%');
});
