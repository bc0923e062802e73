import { expect, it } from 'vitest';
import { isDeficit } from './deficit.ts';
import { man, targets } from './testing/targets.ts';

it('tells a deficit from maintenance, also once the weight has moved a little', () => {
  const { calories, maintenanceKcal } = targets({});
  expect(isDeficit(man, calories)).toBe(true);
  expect(isDeficit(man, maintenanceKcal)).toBe(false);
  expect(isDeficit({ ...man, weightKg: man.weightKg + 2 }, maintenanceKcal)).toBe(false);
});
