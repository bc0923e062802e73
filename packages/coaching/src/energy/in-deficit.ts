/**
 * Intakes from this share of maintenance up count as maintenance: daily weight changes move it by less, and planned
 * deficits are larger. [our choice]
 */
const MAINTENANCE_SHARE = 0.97;

/** Whether an intake is a calorie deficit; kcal a day. */
export const inDeficit = (kcal: number, maintenanceKcal: number): boolean =>
  kcal < MAINTENANCE_SHARE * maintenanceKcal;
