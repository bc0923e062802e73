import { expect, it } from 'vitest';
import { isDeficit } from './deficit.ts';
import { man, targets } from './testing/targets.ts';

const planned = (kcal: number, maintenanceKcal: number | null = null) => ({
  kcal,
  maintenanceKcal,
});

it('distinguishes a deficit from maintenance, even after the weight has changed a little', () => {
  const { calories, maintenanceKcal } = targets({});
  expect(isDeficit(man, planned(calories))).toBe(true);
  expect(isDeficit(man, planned(maintenanceKcal))).toBe(false);
  expect(isDeficit({ ...man, weightKg: man.weightKg + 2 }, planned(maintenanceKcal))).toBe(false);
});

it('uses the maintenance measured when it was planned, if higher than the formula', () => {
  const { maintenanceKcal } = targets({});
  expect(isDeficit(man, planned(maintenanceKcal, maintenanceKcal + 500))).toBe(true);
  expect(isDeficit(man, planned(maintenanceKcal, maintenanceKcal - 500))).toBe(false);
});
