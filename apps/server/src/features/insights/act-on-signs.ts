import {
  alertOfHold,
  alertOfSign,
  alertOfStated,
  type HoldKind,
  type HoldSource,
  redFlagOf,
  type WrittenSign,
  withoutOnRecord,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { findConditions, insertHolds, listJudgedKinds, lockHeldAthlete } from './holds/queries.ts';
import type { HoldsRead } from './read-words.ts';
import { raiseAlert } from './update-alerts.ts';

interface Writer {
  id: string;
  name: string;
  coachId: string | null;
}

/** Where words are stored, with what `readWords` found in them. */
type WordsStored = Omit<WrittenSign, 'flag'> &
  HoldsRead & { redFlag: string | null; saidAt?: Date };

/**
 * Acts on what an athlete wrote: puts their diet on hold where it calls for that, and alerts their coach, whatever day
 * it tells of. Call it in the transaction of the words, which holds the athlete.
 * @returns whether a hold was placed, so that the athlete's standing has to be looked at again
 */
export async function actOnSigns(
  tx: Tx,
  writer: Writer | null,
  { redFlag, holds, statedHolds, toConfirm, saidAt, ...place }: WordsStored,
  now: Date,
): Promise<boolean> {
  if (!writer) return false;
  const reported = {
    source: place.place,
    sourceId: place.id,
    holds,
    statedHolds,
    ...(saidAt ? { saidAt } : {}),
  };
  const placed = await placeHolds(tx, writer.id, reported, now);
  const { coachId } = writer;
  if (!coachId) return placed.length > 0;
  const about = { athleteId: writer.id, coachId };
  const flag = redFlag === null ? null : redFlagOf(redFlag);
  if (flag) await raiseAlert(tx, about, alertOfSign({ ...place, flag }, writer.name), now);
  for (const kind of placed) {
    if (kind !== flag?.hold) {
      await raiseAlert(tx, about, alertOfHold({ ...place, kind }, writer.name), now);
    }
  }
  const onRecord = toConfirm.length > 0 ? await findConditions(tx, writer.id) : [];
  const conditions = toConfirm.filter((condition) => !onRecord.includes(condition));
  if (conditions.length > 0) {
    await raiseAlert(tx, about, alertOfStated(place, { conditions, name: writer.name }), now);
  }
  return placed.length > 0;
}

/** What words, or a report, of an athlete put on hold. */
interface ReportedHolds {
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
