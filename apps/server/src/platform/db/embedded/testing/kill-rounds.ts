import { seededRandom } from '@posedown/coaching';
import { type Child, nextLine, runChild } from './run-child.ts';

/** The results of the kill rounds. */
export interface KillRounds {
  rounds: number;
  /** Rows that were committed before a kill. */
  acknowledged: number;
  /** Acknowledged rows that were missing afterwards. */
  lost: number[];
}

/**
 * Opens the database in a process, kills it after a seeded number of acknowledged rows while it keeps writing, and
 * checks in the next process that all of them exist. A failed open fails the run.
 */
export async function runKillRounds(
  dataDir: string,
  rounds: number,
  seed: number,
): Promise<KillRounds> {
  const random = seededRandom(seed);
  const acknowledged = new Set<number>();
  const lost: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const child = runChild('./write-forever.ts', [dataDir]);
    const found = new Set<number>(JSON.parse((await nextLine(child)).slice('found '.length)));
    lost.push(...[...acknowledged].filter((id) => !found.has(id)));
    const isLastLook = round === rounds;
    for (const id of await killAfter(child, isLastLook ? 0 : random.integer(1, 120))) {
      if (!isLastLook) acknowledged.add(id);
    }
  }
  return { rounds, acknowledged: acknowledged.size, lost };
}

/** Kills a writer after some rows, and returns every row it acknowledged. */
async function killAfter(child: Child, rows: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < rows) ids.push(Number(await nextLine(child)));
  await child.kill();
  for (let line = await child.lines.next(); !line.done; line = await child.lines.next()) {
    ids.push(Number(line.value));
  }
  return ids;
}
