/**
 * From this share of maintenance on, an intake is one: the weight of a day moves maintenance by less, and
 * every deficit planned here is larger. [our choice]
 */
const MAINTENANCE_SHARE = 0.97;

/** Whether an intake is a calorie deficit; kcal a day. */
export const inDeficit = (kcal: number, maintenanceKcal: number): boolean =>
  kcal < MAINTENANCE_SHARE * maintenanceKcal;
