export interface Named {
  id: string;
  name: string;
}

export interface FailedFor {
  athlete: Named;
  error: unknown;
}

/** Athletes to change, and what to report. */
export interface ForEach {
  athletes: readonly Named[];
  onProgress: (done: number) => void;
}

/** Changes athletes one after the other. Resolves to those who couldn't be changed; the others are. */
export async function forEachAthlete(
  { athletes, onProgress }: ForEach,
  change: (athlete: Named) => Promise<unknown>,
): Promise<FailedFor[]> {
  const failed: FailedFor[] = [];
  for (const [index, athlete] of athletes.entries()) {
    await change(athlete).catch((error: unknown) => failed.push({ athlete, error }));
    onProgress(index + 1);
  }
  return failed;
}
