import { type HoldKind, type HoldSource, withoutOnRecord } from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import { insertHolds, listJudgedKinds, lockHeldAthlete } from './queries.ts';

/** What words, or a report, of an athlete put on hold. */
export interface ReportedHolds {
  source: HoldSource;
  sourceId: string | null;
  /** Of their red flags. */
  holds: readonly HoldKind[];
  /** Of conditions that they state; those on record already bar by themselves. */
  statedHolds: readonly HoldKind[];
  /** When it was said, where that isn't now: words are read again by newer rules. */
  saidAt?: Date;
}

/**
 * Places the holds that an athlete's words call for, in the transaction that stores the words: no plan is made between.
 * One hold of a kind is open at most, and what a coach has lifted the same words don't place again.
 * @returns the kinds that are new
 */
export async function placeHolds(
  tx: Tx,
  athleteId: string,
  { source, sourceId, holds, statedHolds, saidAt }: ReportedHolds,
  now: Date,
): Promise<HoldKind[]> {
  if (holds.length === 0 && statedHolds.length === 0) return [];
  const athlete = await lockHeldAthlete(tx, athleteId);
  if (athlete?.role !== 'client') return [];
  const kinds = [...holds, ...withoutOnRecord(statedHolds, athlete.healthConditions)];
  const missing = kinds.filter((kind) => !athlete.openHolds.includes(kind));
  if (missing.length === 0) return [];
  const asked = { kinds: missing, sourceId, saidAt: saidAt ?? now };
  const judged = await listJudgedKinds(tx, athleteId, asked);
  const wanted = missing.flatMap((kind) =>
    judged.includes(kind) ? [] : [{ kind, source, sourceId }],
  );
  const placed = await insertHolds(tx, athleteId, wanted, now);
  if (placed.length > 0) notifyOnCommit(tx, [athleteId], { type: 'plan', athleteId });
  return placed;
}
