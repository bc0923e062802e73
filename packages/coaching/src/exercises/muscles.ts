/** Muscles with counted weekly sets, one per volume landmark. */
export const MUSCLES = [
  'chest',
  'back',
  'quads',
  'hamstrings',
  'glutes',
  'side_rear_delts',
  'front_delts',
  'biceps',
  'triceps',
  'calves',
  'abs',
  'traps',
] as const;

export type Muscle = (typeof MUSCLES)[number];

/** Labels shown to people. */
export const MUSCLE_LABELS: Readonly<Record<Muscle, string>> = {
  chest: 'chest',
  back: 'back',
  quads: 'quads',
  hamstrings: 'hamstrings',
  glutes: 'glutes',
  side_rear_delts: 'side and rear delts',
  front_delts: 'front delts',
  biceps: 'biceps',
  triceps: 'triceps',
  calves: 'calves',
  abs: 'abs',
  traps: 'traps',
};

/** A number per muscle, all starting at `value`. */
export function perMuscle(value: number): Record<Muscle, number> {
  const entries = MUSCLES.map((muscle) => [muscle, value] as const);
  return Object.fromEntries(entries) as Record<Muscle, number>;
}
