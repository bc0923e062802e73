/** What pairing the exercises of a workout follows from. */
interface Pairable {
  exerciseName: string;
  technique: string;
  /** The name of the partner; the next exercise where it says none. */
  supersetWith?: string | null | undefined;
  /** A skipped exercise leaves its partner alone. */
  skipped?: boolean;
}

/** The place of each exercise's superset partner, undefined where it has none. Named pairs come first. */
export function supersetPartners(workout: readonly Pairable[]): (number | undefined)[] {
  const partners: (number | undefined)[] = workout.map(() => undefined);
  const pair = (place: number, partner: number) => {
    const isFree = [place, partner].every(
      (one) => workout[one] && !workout[one].skipped && partners[one] === undefined,
    );
    if (!isFree || place === partner) return;
    partners[place] = partner;
    partners[partner] = place;
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
