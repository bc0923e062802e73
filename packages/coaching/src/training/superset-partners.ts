/** Fields that determine superset pairs. */
interface Pairable {
  exerciseName: string;
  technique: string;
  /** The partner's name. Without one, the next exercise is the partner. */
  supersetWith?: string | null | undefined;
  /** Skipped exercises have no partner. */
  skipped?: boolean;
}

/** The index of each exercise's superset partner, or undefined. Named pairs come first. */
export function supersetPartners(workout: readonly Pairable[]): (number | undefined)[] {
  const partners: (number | undefined)[] = workout.map(() => undefined);
  const pair = (index: number, partner: number) => {
    const isFree = [index, partner].every(
      (one) => workout[one] && !workout[one].skipped && partners[one] === undefined,
    );
    if (!isFree || index === partner) return;
    partners[index] = partner;
    partners[partner] = index;
  };
  const pairable = [...workout.entries()].filter(([, { technique }]) => technique === 'super_set');
  for (const [place, { supersetWith }] of pairable) {
    if (!supersetWith) continue;
    pair(
      place,
      workout.findIndex(({ exerciseName, skipped }) => !skipped && exerciseName === supersetWith),
    );
  }
  for (const [place, { supersetWith }] of pairable) if (!supersetWith) pair(place, place + 1);
  return partners;
}
