/** The parts of a session's exercise needed for merging. */
interface SessionEntry {
  exerciseId: string;
  sets: readonly unknown[];
}

/**
 * A session's exercises without duplicates. An exercise that appears several times, such as a top
 * set and its back-off sets, gets all its sets.
 */
export function mergeDuplicates<Exercise extends SessionEntry>(
  exercises: readonly Exercise[],
): Exercise[] {
  const merged = new Map<string, Exercise>();
  for (const entry of exercises) {
    const earlier = merged.get(entry.exerciseId);
    const sets = [...(earlier?.sets ?? []), ...entry.sets];
    merged.set(entry.exerciseId, { ...(earlier ?? entry), sets });
  }
  return [...merged.values()];
}
