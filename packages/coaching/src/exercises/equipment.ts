import { EQUIPMENT_ACCESS, type EquipmentAccess } from './home-equipment.ts';

/** Equipment each access level adds to the previous one. */
export const EQUIPMENT_BY_ACCESS = {
  home_basic: [
    'Body weight',
    'Exercise mat',
    'Dumbbells',
    'Resistance band',
    'Door anchor',
    'Sturdy chair',
    'Step',
    'Towel',
    'Jump rope',
  ],
  home_full: [
    'Barbell',
    'EZ bar',
    'Squat rack',
    'Adjustable bench',
    'Pull-up bar',
    'Parallel bars',
    'Kettlebell',
    'Ab wheel',
    'Stationary bike',
  ],
  gym: [
    'Cable station',
    'Lat pulldown machine',
    'Seated row machine',
    'T-bar row',
    'Assisted pull-up machine',
    'Chest press machine',
    'Pec deck',
    'Shoulder press machine',
    'Smith machine',
    'Preacher bench',
    'Decline bench',
    'Back extension bench',
    'Leg press',
    'Leg extension machine',
    'Leg curl machine',
    'Hip abduction machine',
    'Standing calf machine',
    'Seated calf machine',
    'Treadmill',
    'Elliptical',
    'Rowing machine',
  ],
  commercial_gym: [
    'Chest-supported row machine',
    'Lateral raise machine',
    'Preacher curl machine',
    'Dip machine',
    'Ab crunch machine',
    'Hack squat machine',
    'Pendulum squat machine',
    'Belt squat machine',
    'Hip thrust machine',
    'Glute-ham bench',
    'Stair climber',
    'Spin bike',
    'Air bike',
    'Sled',
  ],
} as const satisfies Record<EquipmentAccess, readonly string[]>;

export type Equipment = (typeof EQUIPMENT_BY_ACCESS)[EquipmentAccess][number];

const RANK_BY_EQUIPMENT: ReadonlyMap<string, number> = new Map(
  EQUIPMENT_ACCESS.flatMap((access, rank) =>
    EQUIPMENT_BY_ACCESS[access].map((equipment) => [equipment, rank] as const),
  ),
);

/** 0 for home_basic up to 3 for commercial_gym. */
export function accessRank(access: EquipmentAccess): number {
  return EQUIPMENT_ACCESS.indexOf(access);
}

/**
 * The lowest access level that has all of the equipment.
 * @throws RangeError for an unknown item
 */
export function lowestAccess(equipment: readonly string[]): EquipmentAccess {
  const ranks = equipment.map((piece) => {
    const rank = RANK_BY_EQUIPMENT.get(piece);
    if (rank === undefined) throw new RangeError(`'${piece}' is no known equipment`);
    return rank;
  });
  return EQUIPMENT_ACCESS[Math.max(0, ...ranks)] ?? 'commercial_gym';
}
