/** As much of a session's exercise as is joined. */
interface Place {
  exerciseId: string;
  sets: readonly unknown[];
}

/** The exercises of a session, each once: one that comes in several places, as a top set and its back-offs do, has the sets of all. */
export function joinPlaces<Exercise extends Place>(exercises: readonly Exercise[]): Exercise[] {
  const joined = new Map<string, Exercise>();
  for (const place of exercises) {
    const before = joined.get(place.exerciseId);
    const sets = [...(before?.sets ?? []), ...place.sets];
    joined.set(place.exerciseId, { ...(before ?? place), sets });
  }
  return [...joined.values()];
}
