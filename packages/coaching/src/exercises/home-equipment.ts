/** Equipment access levels, lowest first. */
export const EQUIPMENT_ACCESS = ['home_basic', 'home_full', 'gym', 'commercial_gym'] as const;
export type EquipmentAccess = (typeof EQUIPMENT_ACCESS)[number];

/** Equipment people may have at home. Common household items aren't listed. */
export const HOME_EQUIPMENT = [
  'Dumbbells',
  'Resistance band',
  'Barbell',
  'EZ bar',
  'Squat rack',
  'Adjustable bench',
  'Pull-up bar',
  'Parallel bars',
  'Kettlebell',
  'Ab wheel',
] as const;
export type HomeEquipment = (typeof HOME_EQUIPMENT)[number];

export const isAtHome = (access: EquipmentAccess): boolean =>
  access === 'home_basic' || access === 'home_full';
