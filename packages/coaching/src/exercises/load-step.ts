import type { Equipment } from './equipment.ts';
import type { Loading } from './exercise.ts';

/**
 * The smallest load increment by equipment, kg. Barbell: two 1.25 kg plates. Dumbbell: per hand. Cable: the usual
 * pulley halves a 5 kg plate. Machine: one plate of its stack. [our choice]
 */
const STEP_KG: Readonly<Record<Loading, number>> = {
  barbell: 2.5,
  dumbbell: 2,
  kettlebell: 4,
  cable: 2.5,
  machine: 5,
  counterweight: 5,
  bodyweight: 0,
  band: 0,
  none: 0,
};

/** Plate-loaded machines: two 1.25 kg plates, like a bar. */
const PLATE_LOADED: ReadonlySet<Equipment> = new Set<Equipment>([
  'Smith machine',
  'Leg press',
  'Hack squat machine',
  'Pendulum squat machine',
  'Belt squat machine',
  'Hip thrust machine',
  'Seated calf machine',
]);
/** Cables with a single pulley move a whole plate of the stack. */
const SINGLE_PULLEY: ReadonlySet<Equipment> = new Set<Equipment>([
  'Lat pulldown machine',
  'Seated row machine',
]);

/** The smallest load step of an exercise, kg; 0 if load isn't counted in kg (bands, body weight, cardio). */
export function loadStepKgOf(loading: Loading, equipment: readonly Equipment[]): number {
  if (loading === 'machine' && equipment.some((piece) => PLATE_LOADED.has(piece))) {
    return STEP_KG.barbell;
  }
  if (loading === 'cable' && equipment.some((piece) => SINGLE_PULLEY.has(piece))) {
    return STEP_KG.machine;
  }
  return STEP_KG[loading];
}
